language-de = German
