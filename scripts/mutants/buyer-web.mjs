const ADOPTED = ["src/web/browser/user-info/session.test.ts"];
const KEPT = ["src/web/browser/user-info/load-user-info.test.ts"];
const OWN = ["src/guards/own-path.test.ts"];
const PHONES = ["src/editions/phone-countries.test.ts"];
const SAVED = ["src/web/browser/user-info/set-saved.test.ts"];
const SENT = ["src/web/browser/http/send-form.test.ts"];

/** Faults in what a browser keeps of a buyer, and in the forms and hearts that change it. */
export const buyerWebMutants = [
  {
    file: "src/web/browser/user-info/session.ts",
    find: "error.answer.status === 401",
    replace: "false",
    tests: ADOPTED,
    why: "a page that wakes up after its buyer has signed out stays open",
  },
  {
    file: "src/web/browser/user-info/session.ts",
    find: "error instanceof RefusedCall && error.answer.status === 401",
    replace: "true",
    tests: ADOPTED,
    why: "a buyer is led out because the server could not be asked",
  },
  {
    file: "src/web/browser/user-info/load-user-info.ts",
    find: '"Token expired", ',
    replace: "",
    tests: KEPT,
    why: "whoever's session has ended goes on being signed in for the browser",
  },
  {
    file: "src/web/browser/user-info/load-user-info.ts",
    find: "if (kept?.token !== token) return;",
    replace: "",
    tests: KEPT,
    why: "an answer about one buyer signs another out",
  },
  {
    file: "src/web/browser/user-info/load-user-info.ts",
    find: 'type === "json" ? parsed(attribute_value) : attribute_value',
    replace: "attribute_value",
    tests: KEPT,
    why: "lists of attributes are kept as texts",
  },
  {
    file: "src/web/browser/user-info/user-info.ts",
    find: 'localStorage.removeItem("tracking");',
    replace: "",
    tests: KEPT,
    why: "after signing out it is still known how the visitor came",
  },
  {
    file: "src/web/browser/user-info/user-info.ts",
    find: "if (key === KEY || key === null) tell();",
    replace: "if (key === null) tell();",
    tests: KEPT,
    why: "a tab does not hear that another has signed out",
  },
  {
    file: "src/web/browser/user-info/set-saved.ts",
    find: "noteSaved(post, !isSaved);",
    replace: "",
    tests: SAVED,
    why: "a heart stays full though the server has not saved the listing",
  },
  {
    file: "src/web/browser/user-info/set-saved.ts",
    find: "error.answer.status === 401",
    replace: "error.answer.status === 403",
    tests: SAVED,
    why: "whose session has ended is told to try later instead of being asked to sign in",
  },
  {
    file: "src/web/browser/http/send-form.ts",
    find: "?? m.error_later()",
    replace: '?? ""',
    tests: SENT,
    why: "a form that reaches nobody says nothing",
  },
  {
    file: "src/web/browser/http/send-form.ts",
    find: "errors: said?.errors ?? {}",
    replace: "errors: {}",
    tests: SENT,
    why: "a refused form does not say what is wrong with which field",
  },
  {
    file: "src/guards/own-path.ts",
    find: 'parsed.pathname.startsWith("//")',
    replace: "false",
    tests: OWN,
    why: "signing in leads to another site by way of /.//",
  },
  {
    file: "src/guards/own-path.ts",
    find: "parsed?.origin !== HERE || ",
    replace: "!parsed || ",
    tests: OWN,
    why: "signing in leads to another site",
  },
  {
    file: "src/editions/phone-countries.ts",
    find: 'home === "PR" ? "" : home',
    replace: "home",
    tests: PHONES,
    why: "Puerto Rico's list begins with a country chosen",
  },
  {
    file: "src/editions/phone-countries.ts",
    find: "[...PHONE_COUNTRIES.filter(isHome), ...PHONE_COUNTRIES.filter((country) => !isHome(country))]",
    replace: "[...PHONE_COUNTRIES]",
    tests: PHONES,
    why: "the home country is somewhere in the list",
  },
  {
    file: "src/web/browser/user-info/load-user-info.ts",
    find: "mayBeOutdated() ? withHeartsOf(kept, attributes) : attributes",
    replace: "attributes",
    tests: KEPT,
    why: "a heart that was pressed a moment ago is taken back by an older answer",
  },
  {
    file: "src/web/browser/user-info/unsettled-hearts.ts",
    find: "wereUnderWay || pressed > before",
    replace: "pressed > before",
    tests: KEPT,
    why: "a heart that the server has not heard of yet is taken back",
  },
];
