import { beforeAll, describe, expect, test } from "vitest";
import { startSession } from "#domain/accounts/sessions/start-session.ts";
import type { StaffRole } from "#domain/context.ts";
import { newSecret } from "#lib/secrets.ts";
import { apiVisitor } from "../../../tests/support/api.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { DESK_ACCESS, type Whose } from "../../../tests/support/desk/desk-access.ts";
import { type DeskFixture, openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";
import type { Operation } from "../http/operation.ts";
import { OPERATIONS } from "../operations.ts";
import { DESK_OPERATIONS } from "./desk-operations.ts";

const context = await openTestContext();
const { api, takeToken } = apiVisitor(context);
const ROLES: StaffRole[] = ["agent", "office_manager", "head_office", "read_only"];
const REJECTED = [401, 403, 404];
let fixture: DeskFixture;

beforeAll(async () => {
  fixture = await openDeskFixture(context);
});

/** Only asks whether it might: nothing is written, whatever the answer. */
async function askBeforehand({ method, path }: Operation, params: Record<string, string>, secret: string | null) {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "1");
  const token = await takeToken();
  // The token is the session's, where there is one.
  const cookie = secret === null ? token.Cookie : `session=${secret}`;
  const signed = secret === null ? token : await getToken(cookie ?? "");
  const { status } = await api.request(address, { method, headers: { ...signed, Precognition: "true" } });
  return status;
}

async function getToken(cookie: string): Promise<Record<string, string>> {
  const answer = await api.request("/csrf-cookie", { headers: { Cookie: cookie } });
  const [set = ""] = answer.headers.getSetCookie().filter((one) => one.startsWith("XSRF-TOKEN="));
  const token = set.split(";")[0] ?? "";
  return { Cookie: `${cookie}; ${token}`, "X-XSRF-TOKEN": decodeURIComponent(token.slice("XSRF-TOKEN=".length)) };
}

test("who may make a call is written down for every call, and for no other", () => {
  expect(Object.keys(DESK_ACCESS).sort()).toEqual(DESK_OPERATIONS.map(({ id }) => id).sort());
});

test("every call of the desk is for staff, below /desk, and none stands among the public ones", () => {
  const open = DESK_OPERATIONS.filter(({ who, path }) => who !== "staff" || !path.startsWith("/desk/"));
  expect(open.map(({ id }) => id)).toEqual([]);
  const ids = [...OPERATIONS, ...DESK_OPERATIONS].map(({ id }) => id);
  expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([]);
});

describe.each(DESK_OPERATIONS)("$id", (operation) => {
  const access = DESK_ACCESS[operation.id];

  test.each(ROLES)("%s", async (rank) => {
    const allowed = [];
    for (const whose of (access?.about ? ["O", "C", "X"] : ["O"]) as Whose[]) {
      const params = (await access?.about?.(fixture, whose)) ?? {};
      const status = await askBeforehand(operation, params, fixture.staff[rank].secret);
      // What is wrong with an empty body is said to whoever may send a full one.
      if (!REJECTED.includes(status)) allowed.push(whose);
      expect([204, 422, ...REJECTED]).toContain(status);
    }
    expect(allowed.join("")).toBe(access?.[rank]);
  });

  test("nobody else", async () => {
    expect(await askBeforehand(operation, {}, null)).toBe(401);
    const { id } = await context.db
      .insertInto("accounts")
      .values({ kind: "buyer", email: `${operation.id}@buyers.example.com`, locale: "en-US" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const secret = newSecret();
    await startSession(context, id, secret);
    expect(await askBeforehand(operation, {}, secret)).toBe(403);
  });
});
