import type { Context } from "#domain/context.ts";
import { selectActiveRedirects } from "./redirect-queries.ts";
import { createRedirectTable, type RedirectTable } from "./redirect-table.ts";

/** Returns the website's active redirects as a lookup table, cached under the tag `redirects`. */
export async function listRedirects({ db }: Pick<Context, "db">): Promise<RedirectTable> {
  return createRedirectTable(await selectActiveRedirects(db));
}
