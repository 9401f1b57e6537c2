import { type Answer, ask } from "./ask.ts";
import { PAT } from "./buyers.ts";

/** Makes a call over HTTP as a browser with these cookies would, with a form token of its own. */
export async function callAs(
  origin: string,
  cookies: string,
  path: string,
  method: string,
  body?: object,
): Promise<Answer> {
  const headers = await tokenFor(origin, cookies);
  return ask(origin, path, {
    method,
    headers: { ...headers, ...(body ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** The headers of calls that change something, for a browser with these cookies. */
export async function tokenFor(origin: string, cookies: string): Promise<Record<string, string>> {
  const { headers } = await ask(origin, "/api/csrf-cookie", { headers: { Cookie: cookies } });
  const fresh = (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0] ?? "");
  const token = fresh.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length) ?? "";
  return { Cookie: [cookies, ...fresh].filter(Boolean).join("; "), "X-XSRF-TOKEN": decodeURIComponent(token) };
}

/** Registers a buyer: the `Set-Cookie` of their session, that cookie, and its handle. */
export async function registerAt(
  origin: string,
  email = PAT.email,
): Promise<{ set: string; session: string; handle: string }> {
  const { status, headers, body } = await callAs(origin, "", "/api/register", "POST", { ...PAT, email });
  if (status !== 201) throw new Error(`Registration of ${email} was answered ${status}: ${body}`);
  const set = sessionIn(headers["set-cookie"]);
  return { set, session: set.split(";")[0] ?? "", handle: JSON.parse(body).token };
}

/** The session's cookie among those that an answer sets. */
export function sessionIn(cookies: string[] | undefined): string {
  return (cookies ?? []).find((cookie) => cookie.startsWith("session=")) ?? "";
}
