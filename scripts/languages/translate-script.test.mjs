import { expect, test } from "vitest";
import { isMarked, translateMessage, translateScript } from "./translate-script.mjs";

/** A module as the message compiler writes it. */
const PLAIN = `const en_us2_quote = /** @type {(inputs: QuoteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (\`Please quote \${i?.id}.\`)
};

const fr_ca2_quote = /** @type {(inputs: QuoteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (\`Donnez la référence \${i?.id}.\`)
};

/** @type {(inputs: QuoteInputs) => LocalizedString} */
const ja_jp2_quote = en_us2_quote;
`;

const PLURAL = `import * as registry from '../registry.js'
const fr_ca2_found = /** @type {(inputs: FoundInputs) => LocalizedString} */ (i) => {const n = registry.plural("fr-CA", i?.count, {});
	if (n === "one") return /** @type {LocalizedString} */ (\`\${i?.count} trouvée\`);
	if (n === "other") return /** @type {LocalizedString} */ (\`\${i?.count} trouvées\`);
	return /** @type {LocalizedString} */ ("found");
};
`;

const evaluate = (script) => new Function(`return ${script}`)();
const select = (locale, count) => new Intl.PluralRules(locale).select(count);

test("inserts each message in the requested language", () => {
  const script = 'const q=$message("quote.0a1b2c3d");show(q({id:7}))';
  expect(isMarked(script)).toBe(true);
  const spoken = translateScript(script, "fr-CA", () => PLAIN);
  expect(isMarked(spoken)).toBe(false);
  expect(evaluate(`${spoken.replace("show", "return ").replace(/^const/, "(()=>{const")}})()`)).toBe(
    "Donnez la référence 7.",
  );
});

test("falls back to the base language", () => {
  expect(evaluate(translateMessage(PLAIN, "ja-JP"))({ id: 7 })).toBe("Please quote 7.");
  expect(evaluate(translateMessage(PLAIN, "en-GH"))({ id: 7 })).toBe("Please quote 7.");
});

test.each(["p", "i"])("uses the bundle's plural function, also if it is named %s", (name) => {
  const script = translateScript(`$message("found.0a1b2c3d",${name})`, "fr-CA", () => PLURAL);
  const message = new Function(name, `return ${script}`)(select);
  expect([0, 1, 2].map((count) => message({ count }))).toEqual(["0 trouvée", "1 trouvée", "2 trouvées"]);
});

test("rejects a message without a function", () => {
  expect(() => translateScript('$message("quote.0a1b2c3d")', "fr-CA", () => "")).toThrow("has no text in fr-CA");
});
