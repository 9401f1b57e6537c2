import { findDocument } from "#domain/ndas/documents/find-document.ts";
import { createNotFound } from "#domain/ndas/documents/open-document.ts";
import { showSheetPage } from "#domain/ndas/documents/show-page.ts";
import { m } from "#messages/messages.js";
import { BuyerHeading } from "../../components/buyer/buyer-heading.tsx";
import { Pagination } from "../../components/listings/pagination.tsx";
import { SheetTable } from "../../components/ndas/sheet-table.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { parsePageNumber } from "../../content/parse-page-number.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

export const loader = createPageLoader(async ({ context, post, document: id, url, metadata: { address } }) => {
  const { listing_number: _, ...document } = await findDocument(context, { post, id });
  const page = parsePageNumber(url);
  if (page > document.pages) throw createNotFound(context);
  // A sheet's view is recorded here. Views of other pages are recorded when their picture is requested.
  const sheet = document.kind === "sheet" ? await showSheetPage(context, { post, id, page, address }) : null;
  return { post, document, page, sheet };
});

/** One page of a listing's document, for a buyer with access. */
export default function DocumentPage() {
  const { post, document, page, sheet } = useLoaderData<typeof loader>();
  const { id, name, pages, may_download } = document;
  const apiPath = `/api/listings/${post}/documents/${id}`;
  return (
    <BuyerHeading title={name} lead={m.page_of({ page, pages })}>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        <PageLink href={getPagePath("nda", post)} className="link inline-block py-1">
          {m.document_back()}
        </PageLink>
        {may_download && (
          <PageLink href={`${apiPath}/file`} download className="link inline-block py-1">
            {m.document_download()}
          </PageLink>
        )}
      </p>
      <p className="mt-3 max-w-prose text-ink-soft">{sheet ? m.documents_recorded() : m.documents_tracked()}</p>
      <div className="mt-6 no-print">
        {sheet ? (
          <SheetTable sheet={sheet} />
        ) : (
          <img
            src={`${apiPath}/pages/${page}`}
            alt={m.document_page_picture({ name, page })}
            className="block h-auto w-full max-w-4xl border border-rule bg-white"
          />
        )}
      </div>
      <Pagination path={getPagePath("document", post, id)} query={[]} page={page} pages={pages} />
    </BuyerHeading>
  );
}
