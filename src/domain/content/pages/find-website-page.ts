import type { WebsitePageType } from "#db/tables/content.ts";
import type { Context } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { NotFound } from "#lib/errors.ts";
import type { Content } from "../content.ts";
import { selectContents } from "../content-queries.ts";
import { getPreferred, getPreferredOfEach, getReadableLocales } from "../preferred.ts";
import {
  type PageChoice,
  type PageVersion,
  selectPagesOfOffices,
  selectPageVersions,
  selectTemplates,
} from "./page-queries.ts";
import type { PageOwner, WebsitePage } from "./website-page.ts";

/**
 * A page of exactly this owner, in the reader's language or else en-US; the root's pages are not shown for an office.
 *
 * @throws NotFound
 */
export async function findWebsitePage(
  { db, locale }: Pick<Context, "db" | "locale">,
  choice: PageChoice & { slug: string },
): Promise<WebsitePage> {
  const page = getPreferred(await selectPageVersions(db, choice, getReadableLocales(locale)), locale);
  if (!page) throw new NotFound(`There is no page ${choice.slug}.`);
  const { id, ...rest } = page;
  return { ...rest, contents: (await selectContents(db, "page_id", [id])).get(id) ?? [] };
}

/** All pages of one type that belong to this owner itself, in menu order. Runs two statements. */
export async function listWebsitePages(
  context: Pick<Context, "db" | "locale">,
  choice: PageOwner & { type?: WebsitePageType } = {},
): Promise<WebsitePage[]> {
  const pages = await listPageHeads(context, choice);
  const contents = await listPageContents(
    context,
    pages.map(({ id }) => id),
  );
  return pages.map(({ id, ...page }) => ({ ...page, contents: contents.get(id) ?? [] }));
}

/** Like `listWebsitePages`, without the contents, which can be loaded by page id. */
export async function listPageHeads(
  { db, locale }: Pick<Context, "db" | "locale">,
  { type = "custom", ...owner }: PageOwner & { type?: WebsitePageType } = {},
): Promise<PageVersion[]> {
  return choosePreferred(await selectPageVersions(db, { type, ...owner }, getReadableLocales(locale)), locale);
}

/** All pages, of any type, of several offices by office id; an office without pages has no entry. */
export async function listPagesOfOffices(
  { db, locale }: Pick<Context, "db" | "locale">,
  officeIds: readonly number[],
): Promise<Map<number, PageVersion[]>> {
  if (officeIds.length === 0) return new Map();
  const versions = await selectPagesOfOffices(db, officeIds, getReadableLocales(locale));
  const byOffice = Map.groupBy(versions, ({ office_id }) => office_id as number);
  return new Map(
    [...byOffice].map(([id, versions]) => [
      id,
      choosePreferred(
        versions.map(({ office_id, ...page }) => page),
        locale,
      ),
    ]),
  );
}

/** The contents of pages, by page id. */
export function listPageContents(
  { db }: Pick<Context, "db">,
  pageIds: readonly number[],
): Promise<Map<number, Content[]>> {
  return selectContents(db, "page_id", pageIds);
}

function choosePreferred(versions: readonly PageVersion[], locale: Locale): PageVersion[] {
  return getPreferredOfEach(
    versions,
    locale,
    ({ type, template_slug, slug }) => `${type}/${template_slug ?? ""}/${slug}`,
  );
}

/** The first URL segments of templated pages. */
export function listPageTemplates({ db }: Pick<Context, "db">): Promise<{ slug: string; name: string }[]> {
  return selectTemplates(db);
}
