import { LOCALES, type Locale } from "#editions/locales.ts";

/** What a file in the content folder contains, according to its path. */
export type ContentPlace = { locale: Locale; slug: string } & (
  | { kind: "section"; office: string | null }
  | { kind: "menu"; office: string | null }
  | { kind: "post"; office: string | null }
  | { kind: "component"; office: string; type: string }
  | {
      kind: "page";
      type: "custom" | "marketing" | "seller_landing" | "seller_valuation" | "template";
      template: string | null;
      office: string | null;
      agent: string | null;
    }
);

type Reader = (parts: string[], locale: Locale, slug: string) => ContentPlace;

const createPagePlace =
  (type: "custom" | "marketing" | "seller_landing" | "seller_valuation" | "template") =>
  (of: { template?: string; office?: string; agent?: string }, locale: Locale, slug: string): ContentPlace => ({
    kind: "page",
    type,
    locale,
    slug,
    template: of.template ?? null,
    office: of.office ?? null,
    agent: of.agent ?? null,
  });

/** Folders under `<locale>/`, with `*` for any name; the file's own name is the slug. */
const PLACES: [folder: string, read: Reader][] = [
  ["sections", (_, locale, slug) => ({ kind: "section", locale, slug, office: null })],
  ["menus", (_, locale, slug) => ({ kind: "menu", locale, slug, office: null })],
  ["blog", (_, locale, slug) => ({ kind: "post", locale, slug, office: null })],
  ["pages", (_, locale, slug) => createPagePlace("custom")({}, locale, slug)],
  ["marketing", (_, locale, slug) => createPagePlace("marketing")({}, locale, slug)],
  ["seller-landing", (_, locale, slug) => createPagePlace("seller_landing")({}, locale, slug)],
  ["seller-valuation", (_, locale, slug) => createPagePlace("seller_valuation")({}, locale, slug)],
  ["templates/*", ([, template], locale, slug) => createPagePlace("template")({ template }, locale, slug)],
  ["offices/*/sections", ([, office = ""], locale, slug) => ({ kind: "section", locale, slug, office })],
  ["offices/*/menus", ([, office = ""], locale, slug) => ({ kind: "menu", locale, slug, office })],
  ["offices/*/blog", ([, office = ""], locale, slug) => ({ kind: "post", locale, slug, office })],
  ["offices/*/pages", ([, office], locale, slug) => createPagePlace("custom")({ office }, locale, slug)],
  [
    "offices/*/components/*",
    ([, office = "", , type = ""], locale, slug) => ({ kind: "component", locale, slug, office, type }),
  ],
  ["agents/*/pages", ([, agent], locale, slug) => createPagePlace("custom")({ agent }, locale, slug)],
];

/** Parses a path in the content folder; null if no file belongs there. */
export function parseContentPath(path: string): ContentPlace | null {
  const [locale, ...rest] = path.split("/");
  const file = rest.pop() ?? "";
  const [, slug = "", extension = ""] = /^(.+)\.(md|yaml)$/.exec(file) ?? [];
  if (!LOCALES.includes(locale as Locale) || !slug) return null;
  for (const [folder, read] of PLACES) {
    const pattern = folder.split("/");
    const fits = pattern.length === rest.length && pattern.every((part, at) => part === "*" || part === rest[at]);
    if (!fits) continue;
    const place = read(rest, locale as Locale, slug);
    return (place.kind === "menu") === (extension === "yaml") ? place : null;
  }
  return null;
}
