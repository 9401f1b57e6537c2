import type { Context } from "#domain/context.ts";
import { splitLanguage } from "#editions/language-prefix.ts";
import { DEFAULT_LOCALE } from "#editions/locales.ts";
import { getReadableLocales } from "../preferred.ts";
import { type LinkingText, selectOtherLocales, selectTextsWith } from "./link-queries.ts";

/** What links to a page, without its text. */
export type LinkTo = Omit<LinkingText, "text">;

interface LinkedText {
  kind: "article" | "page";
  id: number;
  /** The address, without a language. */
  path: string;
}

/**
 * Lists what links to a page or an article and would lead nowhere without it. Its own text doesn't count, and neither
 * does what is read in a language in which the address still has a page.
 */
export async function listLinksTo(context: Context, { kind, id, path }: LinkedText): Promise<LinkTo[]> {
  const { db, clock, network } = context;
  const remaining = await selectOtherLocales(db, { kind, id, now: clock() });
  const isLink = createLinkTest(path, network);
  const found = (await selectTextsWith(db, path))
    .filter((text) => !(text.kind === kind && text.id === id) && isLink(text.text))
    .filter(({ locale }) => !getReadableLocales(locale ?? DEFAULT_LOCALE).some((each) => remaining.includes(each)))
    .map(({ text: _, ...link }) => link);
  // A page may link to it in several of its texts.
  return [...new Map(found.map((link) => [`${link.kind} ${link.id}`, link])).values()];
}

/** Creates a test whether HTML, JSON or an address contains exactly this path, in any language. */
function createLinkTest(path: string, { origin, locales }: Context["network"]): (text: string) => boolean {
  const toPath = (address: string): string => {
    const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    return splitLanguage(own.replace(/\/?(?:[?#].*)?$/, ""), locales).path;
  };
  return (text) => text.split(/[\s"'<>()\\]+/).some((address) => toPath(address) === path);
}
