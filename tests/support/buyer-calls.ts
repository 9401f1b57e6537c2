import { PAT } from "./buyers.ts";
import { type SiteResponse, sendRequest } from "./send-request.ts";

/** Calls the API over HTTP as a browser with these cookies, with its own CSRF token. */
export async function callAs(
  origin: string,
  cookies: string,
  path: string,
  method: string,
  body?: object,
): Promise<SiteResponse> {
  const headers = await getCsrfHeaders(origin, cookies);
  return sendRequest(origin, path, {
    method,
    headers: { ...headers, ...(body ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** Returns the headers that writing calls need, for a browser with these cookies. */
export async function getCsrfHeaders(origin: string, cookies: string): Promise<Record<string, string>> {
  const { headers } = await sendRequest(origin, "/api/csrf-cookie", { headers: { Cookie: cookies } });
  const fresh = (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0] ?? "");
  const token = fresh.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length) ?? "";
  return { Cookie: [cookies, ...fresh].filter(Boolean).join("; "), "X-XSRF-TOKEN": decodeURIComponent(token) };
}

/** Registers a buyer and returns the session's `Set-Cookie`, its cookie and its handle. */
export async function registerBuyer(
  origin: string,
  email = PAT.email,
): Promise<{ set: string; session: string; handle: string }> {
  const { status, headers, body } = await callAs(origin, "", "/api/register", "POST", { ...PAT, email });
  if (status !== 201) throw new Error(`Registration of ${email} was answered ${status}: ${body}`);
  const set = getSessionCookie(headers["set-cookie"]);
  return { set, session: set.split(";")[0] ?? "", handle: JSON.parse(body).token };
}

/** Returns the session cookie from `Set-Cookie` headers. */
export function getSessionCookie(cookies: string[] | undefined): string {
  return (cookies ?? []).find((cookie) => cookie.startsWith("session=")) ?? "";
}
