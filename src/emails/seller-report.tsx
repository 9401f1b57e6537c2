import { formatDuration } from "#lib/format-duration.ts";
import { m } from "#messages/messages.js";
import type { Email } from "./email.ts";
import { Action, Facts, Paragraph, SmallPrint, Title } from "./parts.tsx";

/** A seller's weekly email: how buyers responded to the listing, and the page with the rest. */
export const sellerReport: Email<"seller-report-mail"> = {
  kind: "notice",
  recipient: "visitor",
  locale: ({ locale }) => locale,
  envelope: ({ report, day, email }) => ({ key: `seller-report:${report.number}:${day}`, to: email }),
  subject: ({ report, options }) => m.mail_seller_report_subject({ count: report.views.week }, options),
  content: {
    preview: ({ options }) => m.mail_seller_report_preview({}, options),
    reason: ({ network, options }) => m.mail_seller_report_reason({ brand: network.brand }, options),
    body: ({ report, url, locale, options }) => {
      const { views, saves, ndas, inquiries, answered, median_seconds, note, contact } = report;
      const number = new Intl.NumberFormat(locale);
      const facts: [label: string, value: number | string][] = [
        [m.seller_report_views_week({}, options), views.week],
        [m.seller_report_views_month({}, options), views.month],
        [m.seller_report_saves({}, options), saves],
        [m.seller_report_ndas({}, options), ndas],
        [m.seller_report_inquiries({}, options), inquiries],
        [m.seller_report_answered({}, options), answered],
        [m.seller_report_median({}, options), median_seconds === null ? "–" : formatDuration(median_seconds, locale)],
      ];
      return (
        <>
          <Title>{m.seller_report({}, options)}</Title>
          {note && <Paragraph>{m.mail_seller_report_note({ name: contact.name, note }, options)}</Paragraph>}
          <Facts
            facts={facts.map(([label, value]) => ({
              label,
              value: typeof value === "number" ? number.format(value) : value,
            }))}
          />
          <Action href={url}>{m.mail_seller_report_action({}, options)}</Action>
          <SmallPrint>{m.mail_seller_report_secret({}, options)}</SmallPrint>
        </>
      );
    },
  },
};
