/** Faults of what the calculator answers. */
export const valuationMutants = [
  {
    file: "src/domain/valuation/estimate-value.ts",
    find: 'if (sde <= 0) return { basis: "assets", ...origin };',
    replace: 'if (sde < 0) return { basis: "assets", ...origin };',
    tests: ["src/domain/valuation/estimate-value.test.ts"],
    why: "a business that earns nothing is worth exactly nothing",
  },
  {
    file: "src/domain/valuation/estimate-value.ts",
    find: "drivers.push({ name, effect: value - likely });",
    replace: "drivers.push({ name, effect: value - base });",
    tests: ["src/domain/valuation/estimate-value.test.ts"],
    why: "the drivers do not add up",
  },
  {
    file: "src/domain/valuation/estimate-value.ts",
    find: "const sector_multiple = (subcategory ?? category).sde_multiple;",
    replace: "const sector_multiple = category.sde_multiple;",
    tests: ["src/domain/valuation/estimate-value.test.ts"],
    why: "the kind of business counts for nothing",
  },
  {
    file: "src/domain/valuation/size-factor.ts",
    find: "[300_000, 1.12]",
    replace: "[300_000, 0.7]",
    tests: ["src/domain/valuation/estimate-value.test.ts"],
    why: "earning more makes a business worth less",
  },
  {
    file: "src/domain/valuation/adjustments.ts",
    find: "business[name] === undefined",
    replace: "business[name] !== undefined",
    tests: ["src/domain/valuation/estimate-value.test.ts"],
    why: "the range widens with what is known",
  },
  {
    file: "src/domain/valuation/valuation-input.ts",
    find: "return amount === undefined ? undefined : 0 - amount;",
    replace: "return amount;",
    tests: ["src/domain/valuation/valuation-input.test.ts"],
    why: "a loss is read as a profit",
  },
  {
    file: "src/domain/valuation/valuation-input.ts",
    find: "|| ESSENTIAL.some((key) => problems[key])",
    replace: "",
    tests: ["src/domain/valuation/valuation-input.test.ts"],
    why: "an unreadable part of the earnings counts as nothing",
  },
];
