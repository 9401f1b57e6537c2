import type { HeadOffice } from "#domain/offices/head-office/edit-head-office.ts";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { TextField } from "../../components/fields.tsx";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { SettingsForm } from "../../components/settings-form.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { NetworkSettingsPanel } from "./network-settings-panel.tsx";

/** Head office's contact details, and the brand of the whole network. */
export function HeadOfficePage() {
  const { response, error } = useDeskQuery<HeadOffice>("/head-office");
  if (error) return <Notice tone="wrong">{error}</Notice>;
  if (!response) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  return (
    <>
      <PageHead
        title={m.head_office()}
        lead={m.desk_head_office_lead()}
        actions={<ButtonLink to="/network-set-up" label={m.desk_set_up_title()} isQuiet />}
      />
      <HeadOfficeForm initial={response} />
      <NetworkSettingsPanel />
    </>
  );
}

/** Head office's contact details. Inquiries from areas that no office covers go to its email address. */
function HeadOfficeForm({ initial }: { initial: HeadOffice }) {
  const labels = {
    name: m.name(),
    email: m.field_email(),
    phone: m.field_phone(),
    address: m.desk_head_office_address(),
  };
  return (
    <SettingsForm path="/head-office" initial={initial} labels={labels} submit={m.save()}>
      {({ email, default_address }) => (
        <>
          {!email && <Notice tone="wrong">{m.desk_head_office_no_email()}</Notice>}
          <TextField source="name" label={labels.name} required />
          <TextField source="email" type="email" label={labels.email} hint={m.desk_head_office_email_hint()} required />
          <TextField source="phone" type="tel" label={labels.phone} />
          <TextField
            source="address"
            label={labels.address}
            hint={m.desk_head_office_address_hint({ address: default_address })}
          />
        </>
      )}
    </SettingsForm>
  );
}
