import type { StaffRow } from "#domain/staff/members/staff-queries.ts";
import { m } from "#messages/messages.js";
import { Facts, ShowPage } from "../../components/show-page.tsx";
import { getRoleName, getStaffStatus } from "./roles.ts";

/** The read-only page of a staff member. */
export function StaffShowPage() {
  return (
    <ShowPage<StaffRow> title={({ name }) => name}>
      {(row) => (
        <Facts
          rows={[
            [m.field_email(), row.email],
            [m.desk_role(), getRoleName(row.staff_role)],
            [m.office(), row.office],
            [m.desk_agent(), row.agent],
            [m.status(), getStaffStatus(row)],
          ]}
        />
      )}
    </ShowPage>
  );
}
