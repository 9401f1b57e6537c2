import { describe, expect, test } from "vitest";
import { startSession } from "#domain/accounts/sessions/start-session.ts";
import { createSecret } from "#lib/secrets.ts";
import { createApiVisitor } from "../../tests/support/api.ts";
import { insertBuyer } from "../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { DESK_ACCESS } from "../../tests/support/desk/desk-access.ts";
import { openDeskFixture } from "../../tests/support/desk/desk-fixture.ts";
import { generateHostileCalls } from "../../tests/support/hostile-values.ts";
import { DESK_OPERATIONS } from "./desk/desk-operations.ts";
import type { Operation } from "./http/operation.ts";
import { OPERATIONS } from "./operations.ts";

const context = await openTestContext();
const { api } = createApiVisitor(context);
const fixture = await openDeskFixture(context);
const { id: buyer } = await insertBuyer(context.db);

/** Returns the headers of a fresh session allowed to make the call, because some calls end their session. */
async function getCredentials({ who }: Operation): Promise<Record<string, string>> {
  let secret = fixture.staff.head_office.secret;
  if (who !== "staff") {
    secret = createSecret();
    await startSession(context, buyer, secret);
  }
  const cookie = `session=${secret}`;
  const response = await api.request("/csrf-cookie", { headers: { Cookie: cookie } });
  const set = response.headers.getSetCookie().find((one) => one.startsWith("XSRF-TOKEN=")) ?? "";
  const token = set.split(";")[0] ?? "";
  return { Cookie: `${cookie}; ${token}`, "X-XSRF-TOKEN": decodeURIComponent(token.slice("XSRF-TOKEN=".length)) };
}

async function getStatuses(operation: Operation): Promise<unknown[]> {
  const faults: unknown[] = [];
  const own = Object.fromEntries(Object.keys(operation.params ?? {}).map((name) => [name, "1"]));
  const params = (await DESK_ACCESS[operation.id]?.getParams?.(fixture, "O")) ?? own;
  const headers = await getCredentials(operation);
  for (const { target, body } of generateHostileCalls(operation, params)) {
    const sends = body !== undefined && operation.method !== "GET";
    const { status } = await api.request(target, {
      method: operation.method,
      headers: { ...headers, ...(sends && { "Content-Type": "application/json" }) },
      ...(sends && { body: JSON.stringify(body) }),
    });
    if (status >= 500) faults.push({ status, target, body });
  }
  return faults;
}

const CALLS = [...OPERATIONS, ...DESK_OPERATIONS].filter(({ upload }) => !upload);

describe("no call answers 500 to a value that a column rejects", () => {
  test.each(CALLS)("$id", async (operation) => {
    expect(await getStatuses(operation)).toEqual([]);
  });
});
