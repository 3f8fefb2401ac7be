CREATE FUNCTION public.league_entry_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'entries are never changed'; END $$;
CREATE TABLE public.league_entry (
    season integer NOT NULL,
    number integer NOT NULL,
    at_ms bigint NOT NULL,
    body text NOT NULL,
    chain character varying(64) NOT NULL
);
CREATE TABLE public.league_name (
    season integer NOT NULL,
    person character varying(16) NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.league_schema (
    version integer NOT NULL
);
INSERT INTO public.league_entry VALUES (1, 1, 1795000000000, '{"bye":6,"categories":["junior","senior"],"format":1,"full":12,"kind":"season","title":"Jaro"}', 'eb83176572029366ab77db91e07fc97aea18de7840a2b09c312cb416bb0b543c');
INSERT INTO public.league_entry VALUES (1, 2, 1795000000000, '{"kind":"centre","name":"Brno"}', '09ea28d9c325041b32ee1f86e6d36636abf509725a78f2e75ff44c99928f76df');
INSERT INTO public.league_entry VALUES (1, 3, 1795000000000, '{"category":"junior","centre":"Brno","consent":true,"handle":"jana","kind":"person","person":"0000000000000001"}', 'e6e5651edc70ba457431e45c001c418ba0c4ffb5520064e394e7b1c6d5535cab');
INSERT INTO public.league_entry VALUES (1, 4, 1795000000000, '{"category":"","centre":"","consent":false,"handle":"player 2","kind":"person","person":"0000000000000002"}', '485e876e48477d2dc556070df16e94eaa482afbbd94cac87fcc4634505bdac2a');
INSERT INTO public.league_entry VALUES (1, 5, 1795000000000, '{"category":"","centre":"","consent":false,"handle":"player 3","kind":"person","person":"0000000000000003"}', '4d1a3f7798de4c05a7976908565cd5584f6200d7ff98de56453e79bc87fae53c');
INSERT INTO public.league_entry VALUES (1, 6, 1795000000000, '{"category":"","centre":"","consent":false,"handle":"player 4","kind":"person","person":"0000000000000004"}', 'b05c830698a2dde155fe97c941cdd7c86db0d2097bd6336d3b686aa4b3f65da6');
INSERT INTO public.league_entry VALUES (1, 7, 1795000000000, '{"kind":"round","round":1}', '713838773b06eb27596b3f02818e2b696bc6ce490764f18befccbab547c3a175');
INSERT INTO public.league_entry VALUES (1, 8, 1795000000000, '{"kind":"table","number":1,"people":["0000000000000001","0000000000000002","0000000000000003","0000000000000004"],"round":1}', '5abcda65a9fa474c2c3ff8b92e015dc5c555bef11a16db60373c09ff48696b2d');
INSERT INTO public.league_entry VALUES (1, 9, 1795000000000, '{"game":"royal-garden","how":"verified","kind":"result","match":"abababababababababababababababababababababababababababababababab","number":1,"round":1,"totals":[50,40,30,20]}', '8e17314cf1ff56916128f3bd1b98b75478d7e07264984db08af5fa4b96f4259b');
INSERT INTO public.league_entry VALUES (1, 10, 1795000000000, '{"game":"","how":"heard","kind":"result","match":"","number":1,"round":1,"totals":[40,50,30,20]}', '705046b2db3cb557c1fcddaa80ef3f875637d2b497c388eb4926dc443afdd00b');
INSERT INTO public.league_entry VALUES (1, 11, 1795000000000, '{"kind":"ruling","number":1,"reason":"told at the table","round":1,"totals":[50,40,30,20]}', '43b3b5c80d32d96f4d4e1b42cb754e9199b8a8dbb88e05d2efc56ba04569d51d');
INSERT INTO public.league_name VALUES (1, '0000000000000001', 'Jana Nováková');
INSERT INTO public.league_schema VALUES (1);
ALTER TABLE ONLY public.league_entry
    ADD CONSTRAINT league_entry_pkey PRIMARY KEY (season, number);
ALTER TABLE ONLY public.league_name
    ADD CONSTRAINT league_name_pkey PRIMARY KEY (season, person);
CREATE TRIGGER league_entry_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON public.league_entry FOR EACH STATEMENT EXECUTE FUNCTION public.league_entry_kept();
