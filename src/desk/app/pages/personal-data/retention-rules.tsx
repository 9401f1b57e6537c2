import type { RetentionSettings } from "#domain/contacts/retention/edit-retention.ts";
import { m } from "#messages/messages.js";
import { TextField } from "../../components/fields.tsx";
import { Notice } from "../../components/notice.tsx";
import { SettingsForm } from "../../components/settings-form.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";

const PATH = "/personal-data/retention";

/** When personal data is deleted without a request. */
export function RetentionRules() {
  const { response, error } = useDeskQuery<RetentionSettings>(PATH);
  return (
    <section className="mt-10" aria-labelledby="retention">
      <h2 id="retention" className="mb-2 text-2xl">
        {m.personal_data_rules()}
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft">{m.retention_lead()}</p>
      {error && <Notice tone="wrong">{error}</Notice>}
      {response && <Periods initial={response} />}
    </section>
  );
}

function Periods({ initial }: { initial: RetentionSettings }) {
  const labels = { lead_days: m.personal_data_rule_leads(), email_days: m.personal_data_mails() };
  return (
    <SettingsForm path={PATH} initial={initial} labels={labels} submit={m.retention_save()}>
      {({ defaults }) => (
        <>
          <TextField
            source="lead_days"
            label={labels.lead_days}
            inputMode="numeric"
            hint={m.retention_leads_hint({ days: defaults.lead_days.toLocaleString() })}
          />
          <TextField
            source="email_days"
            label={labels.email_days}
            inputMode="numeric"
            hint={m.retention_emails_hint({ days: defaults.email_days.toLocaleString() })}
          />
        </>
      )}
    </SettingsForm>
  );
}
