import type { Db } from "#db/connect.ts";
import type { WebsitePageType } from "#db/tables/content.ts";
import type { Context } from "#domain/context.ts";
import { readCached, readCachedById } from "#domain/read-cache.ts";
import type { Locale } from "#editions/locales.ts";
import { NotFound } from "#lib/errors.ts";
import type { Content } from "../content.ts";
import { findContents } from "../find-contents.ts";
import { getPreferred, getPreferredOfEach, getReadableLocales } from "../preferred.ts";
import { describePictures } from "../text/pictures/describe-pictures.ts";
import { type PageChoice, type PageHead, selectPageBodies, selectPageHeads, selectTemplates } from "./page-queries.ts";
import type { PageOwner, WebsitePage } from "./website-page.ts";

/**
 * Finds a page of exactly this owner, in the reader's language or else en-US. An office's page is not replaced by the
 * network's.
 *
 * @throws NotFound
 */
export async function findWebsitePage(
  { db, locale }: Pick<Context, "db" | "locale">,
  choice: PageChoice & { slug: string },
): Promise<WebsitePage> {
  const page = getPreferred(await listVersions({ db, locale }, choice), locale);
  if (!page) throw new NotFound(`There is no page ${choice.slug}.`);
  const [found] = await addContents(db, [page]);
  return found as WebsitePage;
}

/** Returns all pages of one type that belong to this owner itself, in menu order. */
export async function listWebsitePages(
  context: Pick<Context, "db" | "locale">,
  choice: PageOwner & { type?: WebsitePageType } = {},
): Promise<WebsitePage[]> {
  return addContents(context.db, await listPageHeads(context, choice));
}

/** Like `listWebsitePages`, without bodies and contents, which can be loaded by page id. */
export async function listPageHeads(
  { db, locale }: Pick<Context, "db" | "locale">,
  { type = "custom", ...owner }: PageOwner & { type?: WebsitePageType } = {},
): Promise<PageHead[]> {
  return choosePreferred(await listVersions({ db, locale }, { type, ...owner }), locale);
}

/** Returns the versions of the pages of exactly this owner that a reader may see, in menu order. */
async function listVersions(
  { db, locale }: Pick<Context, "db" | "locale">,
  { type, slug, template_slug, office_id = null, agent_id = null }: PageChoice,
): Promise<PageHead[]> {
  const byOwner = await getPageDirectory(db);
  const locales = getReadableLocales(locale);
  return (byOwner.get(getOwnerKey({ office_id, agent_id })) ?? []).filter(
    (page) =>
      page.type === type &&
      locales.includes(page.locale) &&
      (slug === undefined || page.slug === slug) &&
      (template_slug === undefined || page.template_slug === template_slug),
  );
}

/** Returns the versions of all pages, by owner. */
function getPageDirectory(db: Db): Promise<Map<string, PageHead[]>> {
  return readCached(db, "content", "pages", async () => Map.groupBy(await selectPageHeads(db), getOwnerKey));
}

const getOwnerKey = ({ office_id = null, agent_id = null }: PageOwner): string => `${office_id} ${agent_id}`;

async function addContents(db: Db, pages: readonly PageHead[]): Promise<WebsitePage[]> {
  const ids = pages.map(({ id }) => id);
  const [bodies, contents] = await Promise.all([findPageBodies(db, ids), findContents(db, "page_id", ids)]);
  return pages.map(({ id, office_id: _office, agent_id: _agent, ...page }) => ({
    ...page,
    body: bodies.get(id) ?? null,
    contents: contents.get(id) ?? [],
  }));
}

/** Returns the bodies of pages, by page id. */
export function findPageBodies(db: Db, pageIds: readonly number[]): Promise<Map<number, string | null>> {
  return readCachedById(db, "content", "body", pageIds, async (missing) => {
    const rows = await selectPageBodies(db, missing);
    const bodies = rows.map(
      async ({ id, locale, body }) => [id, body && (await describePictures(db, body, locale))] as const,
    );
    return new Map(await Promise.all(bodies));
  });
}

/**
 * Lists the heads of all pages of several offices by office id, whatever their type. An office without pages has no
 * entry.
 */
export async function listPagesOfOffices(
  { db, locale }: Pick<Context, "db" | "locale">,
  officeIds: readonly number[],
): Promise<Map<number, PageHead[]>> {
  const byOwner = await getPageDirectory(db);
  const locales = getReadableLocales(locale);
  return new Map(
    officeIds.flatMap((office_id) => {
      const pages = byOwner.get(getOwnerKey({ office_id }))?.filter((page) => locales.includes(page.locale));
      return pages?.length ? [[office_id, choosePreferred(pages, locale)] as const] : [];
    }),
  );
}

/** Returns the contents of pages, by page id. */
export function listPageContents(
  { db }: Pick<Context, "db">,
  pageIds: readonly number[],
): Promise<Map<number, Content[]>> {
  return findContents(db, "page_id", pageIds);
}

function choosePreferred(versions: readonly PageHead[], locale: Locale): PageHead[] {
  return getPreferredOfEach(
    versions,
    locale,
    ({ type, template_slug, slug }) => `${type}/${template_slug ?? ""}/${slug}`,
  );
}

/** Returns the first URL segments of templated pages. */
export function listPageTemplates({ db }: Pick<Context, "db">): Promise<{ slug: string; name: string }[]> {
  return selectTemplates(db);
}
