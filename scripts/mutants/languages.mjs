/** Faults in how the site speaks several languages. */
export const languageMutants = [
  {
    file: "src/guards/order.ts",
    find: "leaves_language ? move.to : at.prefix",
    replace: "at.prefix",
    tests: ["src/guards/order.test.ts"],
    why: "who chooses another language is sent to it under the old one",
  },
  {
    file: "src/guards/language.ts",
    find: "withoutKeys(query, [CHOICE])",
    replace: '""',
    tests: ["src/guards/language.test.ts"],
    why: "who chooses another language loses what they asked for",
  },
  {
    file: "src/lib/typed-number.ts",
    find: 'typed.normalize("NFKC")',
    replace: "typed",
    tests: ["src/lib/typed-number.test.ts"],
    why: "digits of a Japanese keyboard are no digits",
  },
  {
    file: "scripts/languages/spoken-script.mjs",
    find: ' ?? functionOf(module, "en_us")',
    replace: "",
    tests: ["scripts/languages/spoken-script.test.mjs"],
    why: "a message that a language does not have yet breaks its scripts",
  },
  {
    file: "src/guards/no-page.ts",
    find: 'address.startsWith("//") || NO_PAGE.test(address)',
    replace: 'address.startsWith("//")',
    tests: ["src/guards/no-page.test.ts"],
    why: "a call or a file is looked for under a language",
  },
  {
    file: "src/desk/app-document.ts",
    find: "`${languageFolder}$&`",
    replace: '"$&"',
    tests: ["src/desk/app-document.test.ts"],
    why: "the desk speaks the site's first language, whatever its reader's is",
  },
];
