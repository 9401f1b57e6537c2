import { useActionData, useLoaderData } from "react-router";
import { homeUrl } from "#domain/context.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import { listReviews } from "#domain/reviews/list-reviews.ts";
import { reviewFromForm } from "#domain/reviews/review-input.ts";
import { submitReview } from "#domain/reviews/submit-review.ts";
import { anErrorOccurred } from "#editions/catalogue.ts";
import { m } from "#messages/messages.js";
import { createClientAction } from "../../browser/client-action.ts";
import { Notice } from "../../components/account/notice.tsx";
import { ReviewForm } from "../../components/forms/review-form.tsx";
import { Pagination } from "../../components/listings/pagination.tsx";
import { ReviewList, Stars } from "../../components/offices/reviews.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";
import { pageNumber } from "../../content/page-number.ts";
import { pageWords } from "../../content/page-words.ts";
import { shownReviews } from "../../content/shown-reviews.ts";
import { sendForm } from "../../forms/submit-form.ts";
import { pageAction, pageLoader } from "../../page-loader.ts";
import { useFormats } from "../../shell.ts";
import { siteHref } from "../../site.ts";
import { officeThing } from "../../structured-data/office.ts";
import { useSite } from "../../use-site.ts";

const PATH = "reviews";

export const loader = pageLoader(async (args) => {
  const { context, site, url, describe } = args;
  const page = pageNumber(url);
  const [office, words, found] = await Promise.all([
    findOffice(context, site.office?.slug ?? ""),
    pageWords(args, "reviews"),
    listReviews(context, site.scope.office_id ?? 0, page),
  ]);
  const { network, edition, locale } = context;
  describe(
    officeThing({
      office,
      path: site.base_path,
      network,
      home: homeUrl(network, locale),
      country: edition.iso2,
      rating: found,
    }),
  );
  return {
    words,
    page,
    ...found,
    reviews: shownReviews(found.reviews),
    isSent: url.searchParams.get("about") === "sent",
  };
});

export const action = pageAction((args) => {
  const { context, site, form } = args;
  return sendForm(args, "review", `${siteHref(site, PATH)}?about=sent`, async () => {
    await submitReview(context, { ...reviewFromForm(form), office: site.office?.slug });
  });
});

export const clientAction = createClientAction(anErrorOccurred);

export default function ReviewsPage() {
  const { words, reviews, average, total, page, pages, isSent } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const site = useSite();
  const { decimal } = useFormats();
  const path = siteHref(site, PATH);
  return (
    <>
      <PageHead title={`${words.title}: ${site.name}`} description={words.description} canonical={path} page={page} />
      <PageHeading heading={words.heading} lead={words.lead}>
        {average !== null && (
          <p className="mt-4 flex flex-wrap items-baseline gap-x-3 text-lg">
            <Stars rating={average} />
            <span>{m.review_average({ average: decimal(average), count: total })}</span>
          </p>
        )}
      </PageHeading>
      <div className="page-width mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          {reviews.length > 0 ? (
            <ReviewList reviews={reviews} office={site.name} />
          ) : (
            <p className="text-lg">{total > 0 ? m.search_beyond_title() : words.more.empty_text || m.review_none()}</p>
          )}
          <Pagination path={path} query={[]} page={page} pages={pages} />
        </div>
        <section id="write" className="h-fit rounded-sm border border-rule bg-sheet p-6 md:p-8">
          <h2 className="text-2xl">{words.more.form_heading || m.review_write()}</h2>
          {isSent ? (
            <div className="mt-4">
              <Notice>{words.more.thank_you_text || m.review_sent()}</Notice>
            </div>
          ) : (
            <>
              <p className="mt-2 mb-6 text-ink-soft">{words.more.form_lead || m.review_write_text()}</p>
              <ReviewForm office={site.office?.slug ?? ""} action={path} rejected={rejected} />
            </>
          )}
        </section>
      </div>
    </>
  );
}
