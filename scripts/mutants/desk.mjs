const DOOR = "src/desk/desk-door.db.test.ts";
const STAFF = "src/domain/staff/staff.db.test.ts";
const ACCESS = "src/api/desk/desk-access.db.test.ts";

/** Faults of the desk: who gets in, and what they may do there. */
export const deskMutants = [
  {
    file: "src/domain/accounts/sessions/find-session.ts",
    find: "if (!rank || !second_factor_at) return null;",
    replace: "if (!rank) return null;",
    tests: [DOOR],
    why: "a password alone opens the desk",
  },
  {
    file: "src/domain/accounts/sessions/session.ts",
    find: 'kind === "staff" ? STAFF_IDLE_MS : IDLE_MS',
    replace: "IDLE_MS",
    tests: [DOOR],
    why: "a desk that was left open stays open for two weeks",
  },
  {
    file: "src/domain/staff/second-factor/second-factor-queries.ts",
    find: 'eb("totp_last_step", "<", step)',
    replace: 'eb("totp_last_step", "<=", step)',
    tests: [DOOR],
    why: "a code that somebody watched being typed is good for them too",
  },
  {
    file: "src/domain/staff/second-factor/second-factor-queries.ts",
    find: `    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;`,
    replace: `    .executeTakeFirst();
  return numUpdatedRows > 0n;`,
    tests: [DOOR],
    why: "a recovery code opens for ever",
  },
  {
    file: "src/domain/staff/members/staff-input.ts",
    find: 'staff.rank === "head_office" || rank === "agent" || rank === "office_manager"',
    replace: "true",
    tests: [STAFF],
    why: "a manager makes head office of somebody",
  },
  {
    file: "src/domain/staff/members/change-staff.ts",
    find: "if (isMoved) await endSessions",
    replace: "if (!isMoved) await endSessions",
    tests: [STAFF],
    why: "somebody goes on under the role they had",
  },
  {
    file: "src/api/desk/network-operations.ts",
    find: 'findEditedAgent(context, idIn(params), "agent.write")',
    replace: 'findEditedAgent(context, idIn(params), "agent.read")',
    tests: [ACCESS],
    why: "who may only read is let at a change",
  },
  {
    file: "src/demo/staff/demo-staff-queries.ts",
    find: "if (disabled_at === null) return;",
    replace: "return;",
    tests: [DOOR],
    why: "a session of the demonstration goes on where others can reach it",
  },
  {
    file: "src/domain/agents/editing/edited-agent-queries.ts",
    find: ".where(sql<Date>`date_trunc('milliseconds', updated_at)`, \"=\", before)",
    replace: "",
    tests: [STAFF],
    why: "the slower of two editors overwrites the other's text",
  },
];
