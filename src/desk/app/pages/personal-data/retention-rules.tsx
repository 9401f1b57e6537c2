import type { Retention } from "#domain/context.ts";
import { m } from "#messages/messages.js";
import { Facts } from "../../components/show-page.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";

/** When personal data is deleted without a request. */
export function RetentionRules() {
  const { response } = useDeskQuery<Retention>("/personal-data/retention");
  if (!response) return null;
  const { lead_days, email_days } = response;
  return (
    <section className="mt-10" aria-labelledby="retention">
      <h2 id="retention" className="mb-3 text-2xl">
        {m.personal_data_rules()}
      </h2>
      <Facts
        rows={[
          [m.personal_data_rule_leads(), describeRule(lead_days, m.personal_data_rule_leads_after)],
          [m.personal_data_mails(), describeRule(email_days, m.personal_data_rule_mails_after)],
        ]}
      />
      <p className="max-w-prose text-ink-soft">{m.personal_data_rules_lead()}</p>
    </section>
  );
}

const describeRule = (days: number, describe: (input: { days: string }) => string): string =>
  days === 0 ? m.personal_data_rule_never() : describe({ days: days.toLocaleString() });
