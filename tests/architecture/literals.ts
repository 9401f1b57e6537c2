import { parseSync, Visitor } from "oxc-parser";
import type { Rule } from "./rules.ts";
import { isTest } from "./source-file.ts";

/** Attributes whose text a person reads or hears. */
const TEXT_ATTRIBUTES = new Set(["alt", "title", "placeholder", "aria-label", "label", "hint"]);

const hasWords = (text: string): boolean => /\p{Letter}{2,}/u.test(text);

/** All interface text must be a message in the catalog, not text in the markup. */
export const findTextInMarkup: Rule = (files) =>
  files
    .filter(({ path }) => path.endsWith(".tsx") && !isTest(path))
    .flatMap(({ path, text }) => {
      const found: string[] = [];
      new Visitor({
        JSXText(node) {
          if (hasWords(node.value)) found.push(`${path}: ${node.value.trim()}`);
        },
        JSXAttribute(node) {
          const { name, value } = node;
          if (name.type !== "JSXIdentifier" || !TEXT_ATTRIBUTES.has(name.name)) return;
          if (value?.type === "Literal" && hasWords(String(value.value)))
            found.push(`${path}: ${name.name}="${value.value}"`);
        },
      }).visit(parseSync(path, text).program);
      return found;
    });

/**
 * Every form needs an action; without one it posts to whichever URL the cached page was requested under. The desk app
 * is exempt because its script renders and submits its forms.
 */
export const findFormsWithoutAction: Rule = (files) =>
  files
    .filter(({ path }) => path.endsWith(".tsx") && !isTest(path) && !path.startsWith("desk/app/"))
    .flatMap(({ path, text }) => {
      const found: string[] = [];
      new Visitor({
        JSXOpeningElement(node) {
          if (node.name.type !== "JSXIdentifier" || !/^form$/i.test(node.name.name)) return;
          const named = node.attributes.some(
            (attribute) => attribute.type === "JSXAttribute" && attribute.name.name === "action",
          );
          if (!named) found.push(`${path}: a form without an action`);
        },
      }).visit(parseSync(path, text).program);
      return found;
    });

/** A literal that is spread into an object or a tag adds nothing: its fields are written out instead. */
export const findLiteralSpreads: Rule = (files) =>
  files
    .filter(({ text }) => text.includes("...{"))
    .flatMap(({ path, text }) => {
      const found: string[] = [];
      const check = (spread: { type: string; argument?: { type: string } }): void => {
        if (spread.argument?.type === "ObjectExpression") found.push(`${path}: a spread literal`);
      };
      new Visitor({
        ObjectExpression: ({ properties }) => properties.filter(({ type }) => type === "SpreadElement").forEach(check),
        JSXSpreadAttribute: check,
      }).visit(parseSync(path, text).program);
      return found;
    });
