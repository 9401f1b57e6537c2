import { toHomeUrl } from "#domain/context.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import { getOfficeRegion } from "#domain/offices/office-address.ts";
import { findInvitation } from "#domain/reviews/invite-review.ts";
import { listReviews } from "#domain/reviews/list-reviews.ts";
import { parseReviewForm } from "#domain/reviews/review-input.ts";
import { submitReview } from "#domain/reviews/submit-review.ts";
import { m } from "#messages/messages.js";
import { Notice } from "../../components/account/notice.tsx";
import { ReviewForm } from "../../components/forms/review-form.tsx";
import { Pagination } from "../../components/listings/pagination.tsx";
import { ReviewList, Stars } from "../../components/offices/reviews.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { parsePageNumber } from "../../content/parse-page-number.ts";
import { serializeReviews } from "../../content/serialize-reviews.ts";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { handleForm } from "../../forms/handle-form.ts";
import { useFormats } from "../../page-info.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPageHref } from "../../site.ts";
import { describeOffice } from "../../structured-data/office.ts";
import { useSite } from "../../use-site.ts";

export const loader = createPageLoader(async (args) => {
  const { context, site, url, describe } = args;
  const page = parsePageNumber(url);
  const token = url.searchParams.get("token");
  const [office, content, found, invitation] = await Promise.all([
    findOffice(context, site.office?.slug ?? ""),
    loadPageContent(args, "reviews"),
    listReviews(context, site.scope.office_id ?? 0, page),
    token === null ? null : findInvitation(context, token),
  ]);
  const isInvited = invitation !== null && invitation.office_id === site.scope.office_id;
  const { network, edition, locale } = context;
  describe(
    describeOffice({
      office,
      path: site.base_path,
      network,
      home: toHomeUrl(network, locale),
      country: edition.iso2,
      region: getOfficeRegion(context, office),
      rating: found,
    }),
  );
  return {
    content,
    page,
    ...found,
    reviews: serializeReviews(found.reviews),
    invited: token !== null && isInvited ? { token, name: invitation.name, email: invitation.email } : null,
    isInvitationGone: token !== null && !isInvited,
    isSent: url.searchParams.get("about") === "sent",
  };
});

export const action = createPageAction((args) => {
  const { context, site, form } = args;
  return handleForm(args, "review", `${getPageHref(site, "reviews")}?about=sent`, async () => {
    const token = form.get("token");
    const input = { ...parseReviewForm(form), office: site.office?.slug };
    await submitReview(context, input, typeof token === "string" ? token : null);
  });
});

export default function ReviewsPage() {
  const { content, reviews, average, total, page, pages, isSent, invited, isInvitationGone } =
    useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const site = useSite();
  const { decimal } = useFormats();
  const path = getPageHref(site, "reviews");
  return (
    <>
      <PageHead
        title={m.head_title_of({ title: content.title, name: site.name })}
        description={content.description}
        canonical={path}
        page={page}
      />
      <PageHeading heading={content.heading} lead={content.lead} lang={content.lang}>
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
            <p className="text-lg">
              {total > 0 ? m.search_beyond_title() : content.more.empty_text || m.review_none()}
            </p>
          )}
          <Pagination path={path} query={[]} page={page} pages={pages} />
        </div>
        <section id="write" className="h-fit rounded-sm border border-rule bg-sheet p-6 md:p-8">
          <h2 className="text-2xl">{content.more.form_heading || m.write_review()}</h2>
          {isSent ? (
            <div className="mt-4">
              <Notice>{content.more.thank_you_text || m.review_submitted()}</Notice>
            </div>
          ) : (
            <>
              {isInvitationGone && (
                <div className="mt-4">
                  <Notice>{m.review_invitation_gone()}</Notice>
                </div>
              )}
              <p className="mt-2 mb-6 text-ink-soft">
                {invited ? m.review_invited() : content.more.form_lead || m.review_write_text()}
              </p>
              <ReviewForm
                office={site.office?.slug ?? ""}
                action={invited ? `${path}?token=${invited.token}` : path}
                rejected={rejected}
                invited={invited}
              />
            </>
          )}
        </section>
      </div>
    </>
  );
}
