import { DESK_OPERATIONS } from "#api/desk/desk-operations.ts";
import type { Operation } from "#api/http/operation.ts";
import { OPERATIONS } from "#api/operations.ts";
import { startSession } from "#domain/accounts/sessions/start-session.ts";
import { createSecret } from "#lib/secrets.ts";
import { createApiVisitor } from "./api.ts";
import { insertBuyer } from "./buyer-rows.ts";
import { openTestContext } from "./context.ts";
import { DESK_ACCESS } from "./desk/desk-access.ts";
import { openDeskFixture } from "./desk/desk-fixture.ts";
import { generateHostileCalls } from "./hostile-values.ts";

/** Every operation that takes no file. */
export const HOSTILE_OPERATIONS = [...OPERATIONS, ...DESK_OPERATIONS].filter(({ upload }) => !upload);

/**
 * Opens an API and returns a function that calls an operation with hostile values, as someone who may make the call, and
 * returns the calls that failed with a server error. It makes every `step`th call; different ones for each operation.
 */
export async function openHostileCaller(step: number): Promise<(operation: Operation) => Promise<unknown[]>> {
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

  return async (operation) => {
    const faults: unknown[] = [];
    const own = Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "1"]));
    const params = (await DESK_ACCESS[operation.id]?.getParams?.(fixture, "O")) ?? own;
    const headers = await getCredentials(operation);
    let at = operation.id.length;
    for (const { target, body } of generateHostileCalls(operation, params)) {
      if (at++ % step !== 0) continue;
      const sends = body !== undefined && operation.method !== "GET";
      const { status } = await api.request(target, {
        method: operation.method,
        headers: { ...headers, ...(sends && { "Content-Type": "application/json" }) },
        ...(sends && { body: JSON.stringify(body) }),
      });
      if (status >= 500) faults.push({ status, target, body });
    }
    return faults;
  };
}
