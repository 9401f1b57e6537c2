import type { StaffRole } from "#domain/context.ts";

/** Demo accounts of the desk, one per role; a visitor of an open demo may sign in as any of them. */
export const DEMO_STAFF: readonly { rank: StaffRole; name: string; email: string }[] = [
  { rank: "head_office", name: "Marguerite Sandoval", email: "head.office@desk.example.com" },
  { rank: "office_manager", name: "Desmond Achterberg", email: "office.manager@desk.example.com" },
  { rank: "agent", name: "Priya Halloran", email: "agent@desk.example.com" },
  { rank: "read_only", name: "Theo Lindqvist", email: "read.only@desk.example.com" },
];
