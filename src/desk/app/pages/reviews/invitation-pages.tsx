import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { CreatePage } from "../../components/desk-form.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";
import { useLocales } from "../../components/use-locales.ts";
import { useRight } from "../../components/use-right.ts";

/** An invitation as parsed from JSON. */
interface Row {
  id: string;
  listing_number: number;
  name: string;
  email: string;
  office: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export function InvitationListPage() {
  const mayWrite = useRight("review.write");
  return (
    <ListPage<Row>
      title={m.review_invitations()}
      lead={m.desk_invitations_lead()}
      empty={m.desk_invitations_empty()}
      sort={{ field: "created_at", order: "DESC" }}
      actions={mayWrite && <ButtonLink to="/review-invitations/create" label={m.desk_invitation_add()} />}
      columns={[
        { name: "name", label: m.name(), value: ({ name, email }) => `${name}, ${email}` },
        { name: "listing_number", label: m.desk_invitation_listing(), value: ({ listing_number }) => listing_number },
        { name: "office", label: m.office(), value: ({ office }) => office },
        { name: "status", label: m.status(), value: getStatus },
      ]}
    />
  );
}

function getStatus({ used_at, expires_at }: Row): string {
  if (used_at) return m.desk_invitation_used();
  if (Date.parse(expires_at) < Date.now()) return m.desk_invitation_expired();
  return m.desk_invitation_sent({ date: formatTime(expires_at) });
}

export function InvitationCreatePage() {
  const labels = {
    listing_number: m.desk_invitation_listing(),
    name: m.name(),
    email: m.field_email(),
    locale: m.language(),
  };
  return (
    <CreatePage
      title={m.desk_invitation_add()}
      lead={m.desk_invitations_lead()}
      submit={m.send_invitation()}
      fieldLabels={labels}
      defaults={{ locale: document.documentElement.lang }}
    >
      <TextField source="listing_number" label={labels.listing_number} inputMode="numeric" required />
      <TextField source="name" label={labels.name} required />
      <TextField source="email" type="email" label={labels.email} required />
      <SelectField source="locale" label={labels.locale} choices={useLocales()} required />
    </CreatePage>
  );
}
