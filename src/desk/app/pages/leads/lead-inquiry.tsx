import { Link } from "react-router";
import type { ShownInquiry, ShownLead } from "#domain/leads/inbox/show-lead.ts";
import type { Visit } from "#domain/leads/routing/lead-source.ts";
import { createCurrencyFormat } from "#lib/currency-format.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { Facts } from "../../components/show-page.tsx";
import { getTypeLabel } from "./lead-labels.ts";
import { useLeadChange } from "./use-lead-change.ts";

interface InquiryProps {
  lead: ShownLead;
  enquiry: ShownInquiry;
  onChanged(): void;
}

/** One inquiry of a lead: the message, the contact details and the visit it came from. */
export function LeadInquiry({ lead, enquiry: inquiry, onChanged }: InquiryProps) {
  const { change, isBusy } = useLeadChange(lead.id, onChanged);
  const { touches, valuation, listing } = inquiry;
  const isOneOfSeveral = lead.enquiries.length > 1;
  return (
    <article className="mb-8 border-t-4 border-accent bg-sheet p-4 sm:p-6">
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{getTypeLabel(inquiry.type)}</h2>
        <p className="text-ink-soft">{formatTime(inquiry.received_at)}</p>
      </header>
      {inquiry.message && <p className="mb-4 max-w-prose whitespace-pre-line wrap-anywhere">{inquiry.message}</p>}
      <Facts
        rows={[
          ...(isOneOfSeveral ? [[m.desk_lead_from(), inquiry.name] as const] : []),
          [m.field_email(), <InlineLink key="link" href={`mailto:${inquiry.email}`} text={inquiry.email} />],
          [
            m.field_phone(),
            inquiry.phone && (
              <InlineLink key="link" href={`tel:${inquiry.phone.replace(/[^\d+]/g, "")}`} text={inquiry.phone} />
            ),
          ],
          ...(inquiry.contact_id
            ? [
                [
                  m.contact_label(),
                  <Link key="link" to={`/contacts/${inquiry.contact_id}`} className="link inline-block min-h-6">
                    {m.contact_open()}
                  </Link>,
                ] as const,
              ]
            : []),
          ...(inquiry.postal_code ? [[m.desk_lead_postal_code(), inquiry.postal_code] as const] : []),
          ...(listing
            ? [
                [
                  m.mail_fact_listing(),
                  <InlineLink key="link" href={`/buy-a-business/listings/${listing.slug}`} text={listing.name} />,
                ] as const,
              ]
            : []),
          ...(inquiry.requested_agent ? [[m.desk_lead_requested_agent(), inquiry.requested_agent] as const] : []),
          ...inquiry.facts.map(({ label, value }) => [label, value] as const),
          ...(valuation ? [[m.desk_lead_valuation(), formatValuation(valuation)] as const] : []),
          [m.mail_fact_sms(), inquiry.sms_agreed ? m.mail_sms_agreed() : m.mail_sms_declined()],
          ...(inquiry.verified ? [] : [[m.desk_lead_check(), m.desk_lead_unverified()] as const]),
          ...(touches
            ? getVisitRows(touches.first, touches.last)
            : [[m.desk_lead_visit_source(), m.desk_lead_source_unknown()] as const]),
          [m.form(), inquiry.form],
        ]}
      />
      {lead.writable && isOneOfSeveral && (
        <button
          type="button"
          className="button button-quiet"
          disabled={isBusy}
          onClick={() => change("POST", `/enquiries/${inquiry.id}/split`)}
        >
          {m.desk_lead_split()}
        </button>
      )}
    </article>
  );
}

function InlineLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="link inline-block min-h-6 wrap-anywhere">
      {text}
    </a>
  );
}

function getVisitRows(first: Visit, last: Visit) {
  const renderVisit = ({ label, path, at }: Visit) => (
    <>
      {label}
      <span className="block text-ink-soft wrap-anywhere">{[path, formatTime(at)].filter(Boolean).join(" · ")}</span>
    </>
  );
  if (first.at === last.at && first.label === last.label)
    return [[m.desk_lead_visit_source(), renderVisit(first)] as const];
  return [
    [m.desk_lead_first_source(), renderVisit(first)] as const,
    [m.desk_lead_last_source(), renderVisit(last)] as const,
  ];
}

function formatValuation({ low, likely, high, currency }: NonNullable<ShownInquiry["valuation"]>): string {
  const locale = document.documentElement.lang || undefined;
  const format = createCurrencyFormat(locale, currency);
  return m.desk_lead_valuation_range({
    low: format.format(low),
    likely: format.format(likely),
    high: format.format(high),
  });
}
