import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kingdominoplayer.gamecontents.GameContents;
import kingdominoplayer.naiverepresentation.datastructures.Domino;
import kingdominoplayer.naiverepresentation.datastructures.Tile;
import kingdominoplayer.tinyrepresentation.datastructures.TerrainCode;
import kingdominoplayer.tinyrepresentation.datastructures.TinyConst;
import kingdominoplayer.tinyrepresentation.datastructures.TinyGameState;
import kingdominoplayer.tinyrepresentation.gamestrategies.TinyFullGreedy;
import kingdominoplayer.utils.Random;
import kingdominoplayer.utils.TRandom;

/**
 * A table for tests/strength/kingdoms.py: the engine of github.com/mgedda/kdom-ai (MIT) deals, referees and scores,
 * and its FULL_GREEDY has all seats but ours. It needs a JDK and fastutil (Debian: libfastutil-java).
 *
 * git clone https://github.com/mgedda/kdom-ai; mkdir build
 * printf 'package com.sun.istack.internal; public @interface Nullable {}' > build/Nullable.java
 * javac -nowarn -d build -cp /usr/share/java/fastutil.jar -sourcepath kdom-ai/src/main build/Nullable.java \
 *     tests/strength/KdomTable.java
 * java -cp build:/usr/share/java/fastutil.jar KdomTable
 *
 * Deals depend on the seed of the match alone: what the engine leaves to chance is seeded before each act.
 */
public class KdomTable {
    static final int LINE = TinyConst.DRAFT_ELEMENT_SIZE;
    static final int MOVE = TinyConst.MOVE_ELEMENT_SIZE;
    static final Map<Integer, byte[]> DOMINOES = new TreeMap<>();
    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static TRandom<?> chance;

    int players, ours, first, turns, line;
    long seed;
    String[] names;
    TinyGameState state;
    List<Integer> unseen;

    static void prepare() throws Exception {
        for (Domino domino : GameContents.getDominoes()) {
            byte[] shown = new byte[TinyConst.DOMINO_SIZE];
            Arrays.fill(shown, TinyConst.INVALID_PLACEMENT_VALUE);
            shown[0] = (byte) (int) domino.getNumber();
            Tile[] halves = {domino.getTile1(), domino.getTile2()};
            for (int half = 0; half < 2; half++) {
                shown[1 + 2 * half] = TerrainCode.from(halves[half].getTerrain());
                shown[2 + 2 * half] = (byte) halves[half].getCrowns();
            }
            DOMINOES.put((int) shown[0], shown);
        }
        java.lang.reflect.Field only = Random.class.getDeclaredField("cInstance");
        only.setAccessible(true);
        chance = (TRandom<?>) only.get(null);
    }

    static List<Integer> numbers(String text) {
        List<Integer> found = new ArrayList<>();
        Matcher each = Pattern.compile("-?\\d+").matcher(text);
        while (each.find()) found.add(Integer.parseInt(each.group()));
        return found;
    }

    static long named(String text, String name) {
        Matcher one = Pattern.compile('"' + name + "\": (-?\\d+)").matcher(text);
        if (!one.find()) throw new IllegalArgumentException(name + " is missing: " + text);
        return Long.parseLong(one.group(1));
    }

    /** Its mark is the first line of a draft: what is free has no player. */
    static byte[] draft(List<Integer> ids, int count) {
        byte[] made = new byte[count * LINE];
        Arrays.fill(made, TinyConst.INVALID_DOMINO_VALUE);
        for (int at = 0; at < ids.size(); at++)
            System.arraycopy(DOMINOES.get(ids.get(at)), 0, made, at * LINE, TinyConst.DOMINO_SIZE);
        return made;
    }

    void begin(String text) {
        players = (int) named(text, "players");
        ours = (int) named(text, "seat");
        seed = named(text, "seed");
        line = players == 3 ? 3 : 4;
        turns = 0;
        names = new String[players];
        for (int at = 0; at < players; at++) names[at] = "p" + at;
        java.util.Random dice = new java.util.Random(seed);
        List<Integer> stack = new ArrayList<>(DOMINOES.keySet());
        Collections.shuffle(stack, dice);
        first = dice.nextInt(players);
        List<Integer> shown = new ArrayList<>(stack.subList(0, line));
        Collections.sort(shown);
        byte[] terrains = new byte[players * TinyConst.SINGLE_PLAYER_KINGDOM_SIZE];
        int castle = TinyGameState.tileCoordinateToLinearIndex(0, 0);
        for (int at = 0; at < players; at++)
            terrains[at * TinyConst.SINGLE_PLAYER_KINGDOM_SIZE + castle] = TerrainCode.from("CASTLE");
        int pile = 12 * players - line;
        byte[] rest = new byte[pile * TinyConst.DOMINO_SIZE];
        for (int at = 0; at < pile; at++)
            System.arraycopy(DOMINOES.get(stack.get(line + at)), 0, rest, at * TinyConst.DOMINO_SIZE,
                             TinyConst.DOMINO_SIZE);
        state = new TinyGameState(terrains, new byte[terrains.length], draft(shown, line),
                                  draft(new ArrayList<>(), line), names, rest, null);
        unseen = new ArrayList<>(DOMINOES.keySet());
        unseen.removeAll(shown);
    }

    static List<Integer> ids(byte[] draft) {
        List<Integer> found = new ArrayList<>();
        for (int at = 0; at < draft.length; at += LINE)
            if (draft[at] != TinyConst.INVALID_DOMINO_VALUE) found.add((int) draft[at]);
        return found;
    }

    static String told(byte[] draft) {
        List<String> found = new ArrayList<>();
        for (int at = 0; at < draft.length; at += LINE)
            if (draft[at] != TinyConst.INVALID_DOMINO_VALUE)
                found.add("[" + draft[at] + ", " + draft[at + LINE - 1] + "]");
        return found.toString();
    }

    /** Of the engine's terrains in the order of the core: field, forest, lake, meadow, swamp, mine. */
    static int cell(byte terrain, byte crowns) {
        if (terrain < 2) return terrain;
        String[] order = {"FIELD", "FOREST", "WATER", "PASTURE", "CLAY", "MINE"};
        int at = Arrays.asList(order).indexOf(TerrainCode.getName(terrain));
        return 4 + 4 * at + crowns;
    }

    String turn() {
        List<String> kingdoms = new ArrayList<>();
        List<Integer> aside = new ArrayList<>();
        for (String name : names) {
            byte[] terrains = state.getPlayerKingdomTerrains(name), crowns = state.getPlayerKingdomCrowns(name);
            List<Integer> cells = new ArrayList<>();
            for (int at = 0; at < terrains.length; at++) cells.add(cell(terrains[at], crowns[at]));
            kingdoms.add(cells.toString());
            aside.add(discards.get(name));
        }
        return "{\"first\": " + first + ", \"old\": " + told(state.getPreviousDraft()) + ", \"new\": "
            + told(state.getCurrentDraft()) + ", \"unseen\": " + unseen + ", \"aside\": " + aside
            + ", \"kingdoms\": " + kingdoms + "}";
    }

    final Map<String, Integer> discards = new TreeMap<>();

    /** The engine's move of an answer; the halves may be told in either order where they are equal. */
    byte[] move(String who, List<Integer> answer) {
        byte[] moves = state.getAvailableMoves(who);
        int chosen = TinyConst.MOVE_CHOSEN_DOMINO_INDEX, placed = TinyConst.MOVE_PLACED_DOMINO_INDEX;
        List<Integer> to = answer.subList(1, answer.size());
        for (int at = 0; at < moves.length / MOVE; at++) {
            byte[] one = TinyGameState.getRow(moves, at, MOVE);
            int choice = one[chosen] == TinyConst.INVALID_DOMINO_VALUE ? 0 : one[chosen];
            boolean lies = one[placed] != TinyConst.INVALID_DOMINO_VALUE;
            if (choice != answer.get(0) || lies == to.isEmpty()) continue;
            if (!lies) return one;
            List<Integer> there = new ArrayList<>(), turned = new ArrayList<>();
            for (int each = 0; each < 4; each++) {
                there.add((int) one[placed + 5 + each]);
                turned.add((int) one[placed + 5 + (each + 2) % 4]);
            }
            boolean equal = one[placed + 1] == one[placed + 3] && one[placed + 2] == one[placed + 4];
            if (there.equals(to) || (equal && turned.equals(to))) return one;
        }
        throw new IllegalArgumentException("no legal move: " + answer + " in " + turn());
    }

    void play() throws Exception {
        discards.clear();
        for (String name : names) discards.put(name, 0);
        TinyFullGreedy greedy = new TinyFullGreedy();
        while (!state.isGameOver()) {
            boolean choosing = state.isPreviousDraftEmpty();
            String who = choosing ? names[(first + turns) % players] : state.getPlayerTurn();
            byte[] move;
            chance.setSeed(seed * 1000 + turns);
            if (who.equals(names[ours])) {
                System.out.println(turn());
                String answer = IN.readLine();
                if (answer == null) System.exit(0);
                move = move(who, numbers(answer));
            } else {
                move = greedy.selectMove(who, state);
            }
            if (!choosing && move[TinyConst.MOVE_PLACED_DOMINO_INDEX] == TinyConst.INVALID_DOMINO_VALUE)
                discards.merge(who, 1, Integer::sum);
            chance.setSeed(seed * 1000 + 500 + turns);
            state = state.makeMove(who, move);
            unseen.removeAll(ids(state.getCurrentDraft()));
            turns++;
        }
        System.out.println("{\"points\": " + Arrays.toString(state.getScoresIndexed()) + "}");
    }

    public static void main(String[] told) throws Exception {
        prepare();
        KdomTable table = new KdomTable();
        for (String text = IN.readLine(); text != null; text = IN.readLine()) {
            table.begin(text);
            table.play();
        }
    }
}
