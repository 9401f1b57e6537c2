import { m } from "#messages/messages.js";
import { CreatePage } from "../../components/desk-form.tsx";
import { TextField } from "../../components/fields.tsx";
import { getPositionLabels, PositionFields } from "./position-fields.tsx";

export function StaffInvitePage() {
  return (
    <CreatePage
      title={m.desk_staff_invite()}
      lead={m.desk_staff_invite_lead()}
      submit={m.send_invitation()}
      fieldLabels={{ email: m.field_email(), ...getPositionLabels() }}
    >
      <TextField source="email" type="email" label={m.field_email()} autoComplete="off" required />
      <PositionFields />
    </CreatePage>
  );
}
