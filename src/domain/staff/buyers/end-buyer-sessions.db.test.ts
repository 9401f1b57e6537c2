import { expect, test } from "vitest";
import type { StaffRole } from "#domain/context.ts";
import { createApiVisitor } from "../../../../tests/support/api.ts";
import { getBrowsers, PAT } from "../../../../tests/support/buyers.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { endBuyerSessions } from "./end-buyer-sessions.ts";

test("head office signs a buyer out everywhere, which is in the audit log", async () => {
  const context = await openTestContext();
  const { staff } = await openDeskFixture(context);
  const as = (role: StaffRole) => ({ ...context, viewer: staff[role] });
  const pat = getBrowsers(createApiVisitor(context).api)();
  await pat.send("/register", "POST", PAT);
  await expect(endBuyerSessions(as("office_manager"), { email: PAT.email })).rejects.toMatchObject({ status: 403 });
  await expect(endBuyerSessions(as("head_office"), { email: "nobody@example.com" })).rejects.toMatchObject({
    errors: { email: [expect.stringContaining("No buyer")] },
  });
  expect((await pat.send("/profile", "GET")).status).toBe(200);
  await endBuyerSessions(as("head_office"), { email: PAT.email.toUpperCase() });
  expect((await pat.send("/profile", "GET")).status).toBe(401);
  const actions = await context.db.selectFrom("staff_actions").select("action").execute();
  expect(actions).toEqual([{ action: "buyer.sessions_ended" }]);
});
