import { describe, expect, test } from "vitest";
import type { StaffRole } from "../context.ts";
import { getScope, isAllowed, isGrantedToRole, type Owned, STAFF_ACTIONS, type StaffAction } from "./staff-policy.ts";

/* Expected permissions, written by hand from head office's point of view. */
const OWN: Owned = { office_id: 1, agent_id: 10 };
const COLLEAGUES: Owned = { office_id: 1, agent_id: 11 };
const OTHERS: Owned = { office_id: 2, agent_id: 20 };
const UNASSIGNED: Owned = { office_id: null, agent_id: null };
const THINGS = { OWN, COLLEAGUES, OTHERS, UNASSIGNED };

type Row = Record<StaffRole, string>;
/** The allowed targets: O own, C a colleague's, X another office's, N unassigned. */
const listings: Row = { agent: "O", office_manager: "OC", head_office: "OCXN", read_only: "" };
const readers: Row = { ...listings, read_only: "OCXN" };
const offices: Row = { ...listings, agent: "" };
const heads: Row = { agent: "", office_manager: "", head_office: "OCXN", read_only: "" };

const MATRIX: Record<StaffAction, Row> = {
  "listing.read": readers,
  "listing.write": listings,
  "listing.publish": listings,
  "listing.curate": heads,
  "listing.import": offices,
  "lead.read": readers,
  "lead.write": listings,
  "nda.read": readers,
  "nda.approve": listings,
  "agent.read": readers,
  "agent.write": listings,
  "agent.create": offices,
  "office.create": heads,
  "office.read": { ...readers, agent: "" },
  "office.write": offices,
  "staff.read": { ...readers, agent: "" },
  "staff.write": offices,
  "review.read": { ...readers, agent: "" },
  "review.write": offices,
  "outbox.read": heads,
  "outbox.write": heads,
  "jobs.read": { ...heads, read_only: "OCXN" },
  "jobs.write": heads,
  "content.read": { ...readers, agent: "" },
  "content.write": offices,
  "page.read": readers,
  "page.write": listings,
  "site.read": { ...heads, read_only: "OCXN" },
  "redirect.read": { ...heads, read_only: "OCXN" },
  "redirect.write": heads,
  "partner.read": { ...heads, read_only: "OCXN" },
  "partner.write": heads,
  "audit.read": offices,
  "legal.write": heads,
  "network.write": heads,
};
const ROLES: StaffRole[] = ["agent", "office_manager", "head_office", "read_only"];
const CASES = ROLES.flatMap((staff_role) => STAFF_ACTIONS.map((action) => ({ staff_role, action })));

describe("staff permissions", () => {
  test.each(CASES)("$staff_role: $action", ({ staff_role, action }) => {
    const staff = { staff_role, office_id: 1, agent_id: 10 };
    const allowed = Object.entries(THINGS).filter(([, owned]) => isAllowed(staff, action, owned));
    const codes = { OWN: "O", COLLEAGUES: "C", OTHERS: "X", UNASSIGNED: "N" } as Record<string, string>;
    expect(allowed.map(([name]) => codes[name]).join("")).toBe(MATRIX[action][staff_role]);
    expect(isGrantedToRole({ staff_role }, action)).toBe(MATRIX[action][staff_role] !== "");
  });

  test("shows nothing to staff without an office or agent, except head office", () => {
    const noOne = { role: "staff", id: 1, session: "", office_id: null, agent_id: null } as const;
    expect(getScope({ ...noOne, staff_role: "agent" })).toEqual({ agent_id: 0 });
    expect(getScope({ ...noOne, staff_role: "office_manager" })).toEqual({ office_id: 0 });
    expect(getScope({ ...noOne, staff_role: "head_office" })).toEqual({});
    expect(isAllowed({ ...noOne, staff_role: "agent" }, "listing.read", UNASSIGNED)).toBe(false);
  });
});
