/** How a visit came, the number it is shown, and whom visitors let in. */
export const visitMutants = [
  {
    file: "src/domain/offices/choose-phone.ts",
    find: "if (isPaidVisit(visit) && office.paid_number)",
    replace: "if (office.paid_number)",
    tests: ["src/domain/offices/choose-phone.test.ts"],
    why: "every visit is shown the number of the paid ones",
  },
  {
    file: "src/domain/offices/choose-phone.ts",
    find: "each.parameter === name && each.value === value",
    replace: "each.parameter === name",
    tests: ["src/domain/offices/choose-phone.test.ts"],
    why: "a trigger fires on its parameter, whatever it says",
  },
  {
    file: "src/web/browser/visit/visit-entries.ts",
    find: "entries.splice(Math.min(FIRST_TOUCHES, entries.length - 1), 1);",
    replace: "entries.shift();",
    tests: ["src/web/browser/visit/visit-entries.test.ts"],
    why: "the first touch is forgotten",
  },
  {
    file: "src/web/browser/visit/visit-entries.ts",
    find: " && !SECRET.has(parameter.toLowerCase())",
    replace: "",
    tests: ["src/web/browser/visit/visit-entries.test.ts"],
    why: "a reset link's token goes along with an enquiry",
  },
  {
    file: "src/web/browser/plugins/may-start.ts",
    find: " || gpc)",
    replace: ")",
    tests: ["src/web/browser/plugins/plugins.test.ts"],
    why: "a browser's refusal is not heard",
  },
  {
    file: "src/web/browser/plugins/may-start.ts",
    find: 'analytics: consent === "opt_out"',
    replace: "analytics: true",
    tests: ["src/web/browser/plugins/plugins.test.ts"],
    why: "silence is taken for a yes where the law wants to be asked",
  },
  {
    file: "src/web/document/content-security-policy.ts",
    find: "...(plugins.fb_pixel_id ? [FACEBOOK] : []),",
    replace: "FACEBOOK,",
    tests: ["src/web/document/content-security-policy.test.ts"],
    why: "pages let in a vendor that nobody uses",
  },
  {
    file: "src/web/document/painted-first.ts",
    find: '    .replaceAll(NEEDED, "")\n',
    replace: "",
    tests: ["src/web/document/painted-first.test.ts"],
    why: "a page's scripts take the network before its letters",
  },
];
