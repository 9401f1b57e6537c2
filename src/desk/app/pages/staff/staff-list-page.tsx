import type { StaffRow } from "#domain/staff/members/staff-queries.ts";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { ListPage } from "../../components/list-page.tsx";
import { useRight } from "../../components/use-right.ts";
import { getRoleChoices, getRoleName, getStaffStatus } from "./roles.ts";

export function StaffListPage() {
  const mayWrite = useRight("staff.write");
  return (
    <ListPage<StaffRow>
      title={m.desk_staff_title()}
      lead={m.desk_staff_lead()}
      empty={m.desk_staff_empty()}
      sort={{ field: "name", order: "ASC" }}
      actions={mayWrite && <ButtonLink to="/staff/create" label={m.desk_staff_invite()} />}
      filters={[
        { name: "q", label: m.desk_search(), kind: "search" },
        { name: "staff_role", label: m.desk_role(), kind: "choice", choices: getRoleChoices() },
      ]}
      getRowPath={({ id }) => (mayWrite ? `/staff/${id}` : `/staff/${id}/show`)}
      columns={[
        { name: "name", label: m.name(), value: (row) => row.name, isSortable: true },
        { name: "email", label: m.field_email(), value: (row) => row.email, isSortable: true },
        { name: "staff_role", label: m.desk_role(), value: (row) => getRoleName(row.staff_role), isSortable: true },
        { name: "office", label: m.office(), value: (row) => row.office ?? "–" },
        { name: "status", label: m.status(), value: getStaffStatus },
      ]}
    />
  );
}
