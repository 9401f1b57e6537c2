import type { StaffRole } from "#domain/context.ts";

/** Demo accounts of the desk, one per role; a visitor of an open demo may sign in as any of them. */
export const DEMO_STAFF: readonly { staff_role: StaffRole; name: string; email: string }[] = [
  { staff_role: "head_office", name: "Marguerite Sandoval", email: "head.office@desk.example.com" },
  { staff_role: "office_manager", name: "Desmond Achterberg", email: "office.manager@desk.example.com" },
  { staff_role: "agent", name: "Priya Halloran", email: "agent@desk.example.com" },
  { staff_role: "read_only", name: "Theo Lindqvist", email: "read.only@desk.example.com" },
];
