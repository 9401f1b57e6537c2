import { randomUUID } from "node:crypto";
import { isEmailSection } from "#domain/content/settings/email-texts.ts";
import type { Context } from "#domain/context.ts";
import { getLanguagePrefix } from "#editions/language-prefix.ts";
import { addLocalePrefix } from "#guards/no-page.ts";
import { replaceLocations } from "#web/site-map.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { removeScripts } from "./preview-page.ts";

interface Site {
  context: Pick<Context, "edition" | "network">;
  renderPage: PageRenderer;
}

/** Renders a page within a transaction, for the desk's preview of a text or a listing. */
export function createContentPreview({ context, renderPage }: Site): NonNullable<Context["renderPreview"]> {
  const { edition, network } = context;
  return async (db, path, locale, listing = undefined) => {
    const address = replaceLocations(path, edition.locations_segment);
    const url = network.origin + addLocalePrefix(address, getLanguagePrefix(locale, network.locales));
    const requester = { address: "", request_id: randomUUID(), secret: null, db, ...listing };
    const { response } = await renderPage({ url: new URL(url), post: null }, requester);
    return removeScripts(response.body ?? "");
  };
}

/** Renders an email's own texts within a transaction, for the desk's preview of them. */
export function createEmailPreview({
  edition,
  network,
}: Pick<Context, "edition" | "network">): NonNullable<Context["renderEmail"]> {
  return async (db, section, locale) => {
    if (!isEmailSection(section)) throw new Error(`No email has the section ${section}.`);
    // The mail library takes half a second to load.
    const { renderEmailExample } = await import("#emails/email-example.tsx");
    return renderEmailExample(section, { db, edition, network, locale });
  };
}
