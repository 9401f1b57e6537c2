import { globSync, readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const WEB = fileURLToPath(new URL("../..", import.meta.url));

/** Shared components that the kit can't show, and why. */
const OUTSIDE_THE_KIT: Readonly<Record<string, string>> = {
  Axes: "a part of CoverChart and SalesComparison",
  BrandMark: "in the header of every page",
  BuyerHeading: "a page has one level-1 heading",
  CardFinancials: "a part of ListingCard",
  ChartTable: "a part of CoverChart and SalesComparison",
  InquiryPage: "a whole page",
  Landing: "a whole page",
  PageHead: "the head of every document",
  PageHeading: "a page has one level-1 heading",
  PageLink: "a link in every other component",
  PrivacyChoices: "opens from the footer of every page",
  SearchResults: "a whole page of results",
  SkipLink: "the first link of every page",
  TextPage: "a whole page",
  ThankYou: "a whole page",
  ThankYouHeading: "takes the focus and is a page's level-1 heading",
  ViewedListings: "filled in by the browser from what it has shown",
};

const source = new Map(
  globSync("**/*.tsx", { cwd: WEB })
    .filter((file) => !file.includes(".test."))
    .map((file) => [file.replaceAll("\\", "/"), readFileSync(`${WEB}/${file}`, "utf8")] as const),
);
const inKit = ([file]: readonly [string, string]): boolean =>
  file.startsWith(`${relative(WEB, dirname(import.meta.filename))}/`);
const kit = [...source].filter(inKit);
const rest = [...source].filter((entry) => !inKit(entry));

const isRenderedBy = (component: string, text: string): boolean => new RegExp(`<${component}\\b`).test(text);

/** Components that at least two files render. */
const shared = rest
  .filter(([file]) => file.startsWith("components/"))
  .flatMap(([file, text]) =>
    [...text.matchAll(/^export (?:default )?function ([A-Z]\w*)/gm)].map(([, name = ""]) => ({ file, name })),
  )
  .filter(({ file, name }) => rest.filter(([user, text]) => user !== file && isRenderedBy(name, text)).length > 1)
  .map(({ name }) => name);

test("the kit shows every shared component, except those with a reason", () => {
  const missing = shared.filter((name) => !kit.some(([, text]) => isRenderedBy(name, text)));
  expect(missing.toSorted()).toEqual(Object.keys(OUTSIDE_THE_KIT));
});
