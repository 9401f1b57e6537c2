import { randomUUID } from "node:crypto";
import { type Context, toHomeUrl } from "#domain/context.ts";
import { replaceLocations } from "#web/site-map.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { removeScripts } from "./preview-page.ts";

interface Site {
  context: Pick<Context, "edition" | "network">;
  renderPage: PageRenderer;
}

/** Renders a page within a transaction, for the desk's preview of a text. */
export function createContentPreview({ context, renderPage }: Site): NonNullable<Context["renderPreview"]> {
  const { edition, network } = context;
  return async (db, path, locale) => {
    const url = toHomeUrl(network, locale) + replaceLocations(path, edition.locations_segment);
    const requester = { address: "", request_id: randomUUID(), secret: null, db };
    const { answer } = await renderPage(new Request(url), requester);
    return removeScripts(answer.body ?? "");
  };
}
