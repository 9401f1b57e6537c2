import { useNotify, useRecordContext, useRefresh } from "ra-core";
import type { StaffRow } from "#domain/staff/members/staff-queries.ts";
import { m } from "#messages/messages.js";
import { EditPage } from "../../components/desk-form.tsx";
import { Facts } from "../../components/show-page.tsx";
import { call } from "../../data/call.ts";
import { PositionFields, positionLabels } from "./position-fields.tsx";
import { getStatus } from "./roles.ts";

export function StaffEditPage() {
  return (
    <EditPage title={({ name }) => String(name)} actions={<Steps />} submit={m.desk_save()} sends={positionLabels()}>
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
        [m.desk_standing(), getStatus(row)],
      ]}
    />
  );
}

/** Account actions: resend the invitation, reset the second factor, disable or enable. */
function Steps() {
  const row = useRecordContext() as StaffRow | undefined;
  const notify = useNotify();
  const refresh = useRefresh();
  if (!row) return null;
  const take = (path: string, method: string, said: string) => async (): Promise<void> => {
    try {
      await call(`/staff/${row.id}/${path}`, method);
      notify(said);
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: "error" });
    }
  };
  const button = (label: string, onClick: () => Promise<void>) => (
    <button type="button" className="button button-quiet" onClick={onClick}>
      {label}
    </button>
  );
  return (
    <>
      {!row.has_password && !row.demo && button(m.desk_staff_again(), take("invitation", "POST", m.desk_staff_sent()))}
      {row.totp_confirmed_at &&
        button(m.desk_staff_reset(), take("second-factor", "DELETE", m.desk_staff_reset_done()))}
      {row.disabled_at
        ? button(m.desk_staff_enable(), take("disabled", "DELETE", m.desk_saved()))
        : button(m.desk_staff_disable(), take("disabled", "PUT", m.desk_saved()))}
    </>
  );
}
