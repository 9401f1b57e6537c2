import { useNotify, useRecordContext, useRefresh } from "ra-core";
import type { StaffRow } from "#domain/staff/members/staff-queries.ts";
import { m } from "#messages/messages.js";
import { EditPage } from "../../components/desk-form.tsx";
import { Facts } from "../../components/show-page.tsx";
import { useAttempt } from "../../components/use-attempt.ts";
import { call } from "../../data/call.ts";
import { getPositionLabels, PositionFields } from "./position-fields.tsx";
import { getStaffStatus } from "./roles.ts";

export function StaffEditPage() {
  return (
    <EditPage
      title={({ name }) => String(name)}
      actions={<AccountActions />}
      submit={m.save()}
      fieldLabels={getPositionLabels()}
    >
      <Status />
      <PositionFields />
    </EditPage>
  );
}

function Status() {
  const row = useRecordContext() as StaffRow | undefined;
  if (!row) return null;
  return (
    <Facts
      rows={[
        [m.field_email(), row.email],
        [m.status(), getStaffStatus(row)],
      ]}
    />
  );
}

/** Account actions: resend the invitation, reset the second factor, disable or enable. */
function AccountActions() {
  const row = useRecordContext() as StaffRow | undefined;
  const notify = useNotify();
  const attempt = useAttempt();
  const refresh = useRefresh();
  if (!row) return null;
  const run = (path: string, method: string, message: string) => () =>
    attempt(async () => {
      await call(`/staff/${row.id}/${path}`, method);
      notify(message);
      refresh();
    });
  const renderButton = (label: string, onClick: () => Promise<void>) => (
    <button type="button" className="button button-quiet" onClick={onClick}>
      {label}
    </button>
  );
  return (
    <>
      {!row.has_password &&
        !row.demo &&
        renderButton(m.desk_staff_resend(), run("invitation", "POST", m.desk_staff_sent()))}
      {row.totp_confirmed_at &&
        renderButton(m.desk_staff_reset(), run("second-factor", "DELETE", m.desk_staff_reset_done()))}
      {row.disabled_at
        ? renderButton(m.desk_staff_enable(), run("disabled", "DELETE", m.desk_saved()))
        : renderButton(m.desk_staff_disable(), run("disabled", "PUT", m.desk_saved()))}
    </>
  );
}
