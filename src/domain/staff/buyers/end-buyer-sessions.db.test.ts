import { expect, test } from "vitest";
import type { StaffRole } from "#domain/context.ts";
import { createApiVisitor } from "../../../../tests/support/api.ts";
import { getBrowsers, PAT } from "../../../../tests/support/buyers.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { endBuyerSessions } from "./end-buyer-sessions.ts";
import { showBuyerAccess } from "./show-buyer-access.ts";

const ACCESS = { email: PAT.email, removes_second_factor: false };

test("head office signs a buyer out everywhere, which is in the audit log", async () => {
  const context = await openTestContext();
  const { staff } = await openDeskFixture(context);
  const as = (role: StaffRole) => ({ ...context, viewer: staff[role] });
  const pat = getBrowsers(createApiVisitor(context).api)();
  await pat.send("/register", "POST", PAT);
  await expect(endBuyerSessions(as("office_manager"), { ...ACCESS })).rejects.toMatchObject({ status: 403 });
  await expect(endBuyerSessions(as("head_office"), { ...ACCESS, email: "nobody@example.com" })).rejects.toMatchObject({
    errors: { email: [expect.stringContaining("No buyer")] },
  });
  expect((await pat.send("/profile", "GET")).status).toBe(200);
  await endBuyerSessions(as("head_office"), { ...ACCESS, email: PAT.email.toUpperCase() });
  expect((await pat.send("/profile", "GET")).status).toBe(401);
  const actions = await context.db.selectFrom("staff_actions").select("action").execute();
  expect(actions).toEqual([{ action: "buyer.sessions_ended" }]);
  const { id } = await context.db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", PAT.email)
    .executeTakeFirstOrThrow();
  const factor = { account_id: id, confirmed_at: context.clock(), totp_sealed: null, totp_last_step: null };
  await context.db.insertInto("second_factors").values(factor).execute();
  const passkey = {
    id: "a",
    account_id: id,
    public_key: "",
    counter: 0,
    transports: "[]",
    name: "Phone",
    used_at: null,
  };
  await context.db
    .insertInto("passkeys")
    .values({ ...passkey, created_at: context.clock() })
    .execute();
  const logIn = async () => (await pat.send("/login", "POST", { email: PAT.email, password: PAT.password })).status;
  await expect(showBuyerAccess(as("office_manager"), ACCESS)).rejects.toMatchObject({ status: 403 });
  expect(await showBuyerAccess(as("head_office"), ACCESS)).toEqual({
    email: PAT.email,
    sessions: 0,
    second_factor: { since: context.clock(), has_app: false, recovery_codes: 0 },
    passkeys: [{ name: "Phone", created_at: context.clock(), used_at: null }],
  });
  await endBuyerSessions(as("head_office"), ACCESS);
  expect(await logIn(), "it stays unless its removal is requested").toBe(202);
  await endBuyerSessions(as("head_office"), { ...ACCESS, removes_second_factor: true });
  expect(await logIn()).toBe(200);
  expect(await showBuyerAccess(as("head_office"), ACCESS)).toMatchObject({ second_factor: null, passkeys: [] });
  expect(JSON.stringify(await context.db.selectFrom("staff_actions").select("action").execute())).toContain(
    "buyer.second_factor_removed",
  );
});
