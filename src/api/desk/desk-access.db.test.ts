import { beforeAll, describe, expect, test } from "vitest";
import { startSession } from "#domain/accounts/sessions/start-session.ts";
import type { StaffRole } from "#domain/context.ts";
import { createSecret } from "#lib/secrets.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { DESK_ACCESS, type Owner } from "../../../tests/support/desk/desk-access.ts";
import { type DeskFixture, openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";
import type { Operation } from "../http/operation.ts";
import { OPERATIONS } from "../operations.ts";
import { DESK_OPERATIONS } from "./desk-operations.ts";

const context = await openTestContext();
const { api, takeToken } = createApiVisitor(context);
const ROLES: StaffRole[] = ["agent", "office_manager", "head_office", "read_only"];
const REJECTED = [401, 403, 404];
let fixture: DeskFixture;

beforeAll(async () => {
  fixture = await openDeskFixture(context);
});

/** Sends a validation-only call, which never writes. */
async function requestPrecheck({ method, path }: Operation, params: Record<string, string>, secret: string | null) {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "1");
  const token = await takeToken();
  // The CSRF token is bound to the session if there is one.
  const cookie = secret === null ? token.Cookie : `session=${secret}`;
  const signed = secret === null ? token : await getToken(cookie ?? "");
  const { status } = await api.request(address, { method, headers: { ...signed, Precognition: "true" } });
  return status;
}

async function getToken(cookie: string): Promise<Record<string, string>> {
  const response = await api.request("/csrf-cookie", { headers: { Cookie: cookie } });
  const [set = ""] = response.headers.getSetCookie().filter((one) => one.startsWith("XSRF-TOKEN="));
  const token = set.split(";")[0] ?? "";
  return { Cookie: `${cookie}; ${token}`, "X-XSRF-TOKEN": decodeURIComponent(token.slice("XSRF-TOKEN=".length)) };
}

test("the access table lists every desk operation and no other", () => {
  expect(Object.keys(DESK_ACCESS).sort()).toEqual(DESK_OPERATIONS.map(({ id }) => id).sort());
});

test("every desk operation requires staff, is under /desk and is absent from the public API", () => {
  const open = DESK_OPERATIONS.filter(({ who, path }) => who !== "staff" || !path.startsWith("/desk/"));
  expect(open.map(({ id }) => id)).toEqual([]);
  const ids = [...OPERATIONS, ...DESK_OPERATIONS].map(({ id }) => id);
  expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([]);
});

describe.each(DESK_OPERATIONS)("$id", (operation) => {
  const access = DESK_ACCESS[operation.id];

  test.each(ROLES)("%s", async (role) => {
    const allowed = [];
    for (const owner of (access?.getParams ? ["O", "C", "X"] : ["O"]) as Owner[]) {
      const params = (await access?.getParams?.(fixture, owner)) ?? {};
      const status = await requestPrecheck(operation, params, fixture.staff[role].secret);
      // A validation error for the empty body means that the caller is authorized.
      if (!REJECTED.includes(status)) allowed.push(owner);
      expect([204, 422, ...REJECTED]).toContain(status);
    }
    expect(allowed.join("")).toBe(access?.[role]);
  });

  test("allows no other role", async () => {
    expect(await requestPrecheck(operation, {}, null)).toBe(401);
    const { id } = await context.db
      .insertInto("accounts")
      .values({ kind: "buyer", email: `${operation.id}@buyers.example.com`, locale: "en-US" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const secret = createSecret();
    await startSession(context, id, secret);
    expect(await requestPrecheck(operation, {}, secret)).toBe(403);
  });
});
