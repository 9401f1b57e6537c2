import { beforeEach, expect, test } from "vitest";
import { PAT } from "../../../../tests/support/buyers.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { registerBuyer } from "../register-buyer.ts";
import { logIn } from "./log-in.ts";

const context = await openTestContext();
const CREDENTIALS = { email: PAT.email, password: PAT.password };
const selectOpenSessions = () => context.db.selectFrom("sessions").selectAll().where("ended_at", "is", null).execute();

beforeEach(async () => void (await context.db.deleteFrom("accounts").execute()));

test("starts no session if the password, address or account changes during the login", async () => {
  const { user } = await registerBuyer(context, PAT);
  const id = Number(user.attributes.find(({ attribute_name }) => attribute_name === "id")?.attribute_value);
  const before = (await selectOpenSessions()).length;
  for (const change of [
    { password_hash: "another" },
    { email: "moved@buyers.example.com" },
    { cancelled_at: new Date() },
  ]) {
    const passwords = {
      ...context.passwords,
      async verify() {
        await context.db.updateTable("accounts").set(change).where("id", "=", id).execute();
        return true;
      },
    };
    const rolledBack = { password_hash: "theirs", email: PAT.email, cancelled_at: null };
    await context.db.updateTable("accounts").set(rolledBack).where("id", "=", id).execute();
    await expect(logIn({ ...context, passwords }, CREDENTIALS)).rejects.toMatchObject({ status: 422 });
  }
  expect(await selectOpenSessions()).toHaveLength(before);
});

test("ends the browser's previous session on login and registration", async () => {
  const first = await registerBuyer(context, PAT);
  const second = await logIn(context, CREDENTIALS, { before: first.secret });
  expect(await selectOpenSessions()).toMatchObject([{ handle: second.user?.token }]);
  const sam = await registerBuyer(context, { ...PAT, email: "sam@buyers.example.com" }, { before: second.secret });
  expect(await selectOpenSessions()).toMatchObject([{ handle: sam.user.token }]);
});
