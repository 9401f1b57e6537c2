import { findSellerReport, stopSellerEmails } from "#domain/listings/seller-pages/find-seller-report.ts";
import { STATUS_LABELS } from "#domain/listings/status-labels.ts";
import { Gone } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { PageForm } from "../../components/forms/page-form.tsx";
import { PriceHistory } from "../../components/listings/price-history.tsx";
import { ReportComparables } from "../../components/sellers/report-comparables.tsx";
import { ReportFacts } from "../../components/sellers/report-facts.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { withStatus } from "../../document/responses.ts";
import { handleUnchallengedForm } from "../../forms/handle-form.ts";
import { useFormats } from "../../page-info.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

const PATH = getPagePath("sellerReport");

export const loader = createPageLoader(async ({ context, url: { searchParams }, dependsOn }) => {
  dependsOn("content");
  const token = searchParams.get("token");
  if (token === null) return { token, report: null, problem: m.seller_report_no_link() };
  try {
    return { token, report: await findSellerReport(context, token), problem: "" };
  } catch (error) {
    // Shown instead of the error page, whose text is about listings.
    if (!(error instanceof Gone)) throw error;
    return withStatus({ token, report: null, problem: error.message }, error.status);
  }
});

/** Ends the weekly email. */
export const action = createPageAction(async ({ context, form, url: { searchParams } }) => {
  const token = String(form.get("token") ?? searchParams.get("token") ?? "");
  return handleUnchallengedForm(form, `${PATH}?token=${encodeURIComponent(token)}`, () =>
    stopSellerEmails(context, token),
  );
});

/** Shows a seller how their listing is doing. Anyone with the link can open it until the broker revokes it. */
export default function SellerReportPage() {
  const { token, report, problem } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const { money } = useFormats();
  if (!report || !token)
    return (
      <>
        <PageHead title={m.seller_report()} index={false} isSecret />
        <PageHeading heading={m.seller_report()} lead={problem} />
      </>
    );
  const { name, number, status, price, days_on_market, slug, note, contact } = report;
  const lead = [
    m.listing_number({ number: String(number) }),
    STATUS_LABELS[status](),
    price === null ? m.not_disclosed() : money(price),
  ];
  return (
    <>
      <PageHead title={m.seller_report()} index={false} isSecret />
      <PageHeading heading={name || m.seller_report()} lead={lead.join(" · ")} />
      <div className="page-width mt-10 space-y-12">
        {rejected && (
          <p role="alert" className="form-alert">
            {rejected.message}
          </p>
        )}
        <section className="max-w-prose">
          <h2 className="text-2xl">{m.seller_report_note({ name: contact.name })}</h2>
          {note && <p className="mt-3 text-lg whitespace-pre-line">{note}</p>}
          {contact.phone && (
            <p className="mt-3">
              <a href={`tel:${contact.phone.replace(/[^\d+]/g, "")}`} className="link inline-block py-0.5">
                {m.seller_report_call({ name: contact.name, phone: contact.phone })}
              </a>
            </p>
          )}
        </section>
        <ReportFacts report={report} />
        <PriceHistory history={report.price_history} />
        <ReportComparables report={report} />
        {days_on_market !== null && slug && (
          <p>
            <PageLink href={getPagePath("listing", slug)} className="link">
              {m.seller_report_public()}
            </PageLink>
          </p>
        )}
        {report.is_weekly ? (
          <PageForm method="post" action={`${PATH}?token=${encodeURIComponent(token)}`}>
            <input type="hidden" name="token" value={token} />
            <p className="mb-3 text-ink-soft">{m.seller_report_weekly()}</p>
            <button type="submit" className="button button-quiet">
              {m.stop_weekly_email()}
            </button>
          </PageForm>
        ) : (
          <p className="text-ink-soft">{m.seller_report_private()}</p>
        )}
      </div>
    </>
  );
}
