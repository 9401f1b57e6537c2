import { type ApiSetup, createApiRoutes } from "#api/api-routes.ts";
import type { Context } from "#domain/context.ts";
import type { Captcha, CaptchaResult } from "#integrations/captcha.ts";
import { noLimiter } from "#integrations/rate-limiter.ts";

export const API_KEYS: ApiSetup["keys"] = ["a key of the tests alone, long enough"];

/** Decides by the answer's text and records the calls. */
export class FakeCaptcha implements Captcha {
  readonly calls: { answer: string; action: string; address: string }[] = [];

  async createChallenge() {
    return { fake: true };
  }

  async verify(answer: string, query: { action: string; address: string }): Promise<CaptchaResult> {
    this.calls.push({ answer, ...query });
    return answer === "right" ? "passed" : answer === "nobody there" ? "unavailable" : "failed";
  }
}

interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Returns the API without a server, and a visitor with a CSRF token. */
export function createApiVisitor(context: Context, changes: Partial<ApiSetup> = {}) {
  const api = createApiRoutes({
    context,
    keys: API_KEYS,
    isSecure: false,
    isOwnHost: (host) => host === "localhost:3000",
    isReady: () => true,
    isDevelopment: false,
    captcha: new FakeCaptcha(),
    limiters: { calls: noLimiter, writes: noLimiter },
    ...changes,
  });
  let credentials: Promise<Record<string, string>> | undefined;

  const takeToken = async (): Promise<Record<string, string>> => {
    const cookies = (await api.request("/csrf-cookie")).headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const token = cookies.find((cookie) => cookie?.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length) ?? "";
    return { Cookie: cookies.join("; "), "X-XSRF-TOKEN": decodeURIComponent(token) };
  };

  /** Sends an object as JSON and strings and bytes unchanged, with the visitor's token unless `headers` override it. */
  const call = async (path: string, { method = "POST", body, headers = {} }: Sent = {}): Promise<Response> => {
    credentials ??= takeToken();
    const isRaw = typeof body === "string" || body instanceof Uint8Array;
    return api.request(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(await credentials),
        ...headers,
      },
      ...(body === undefined ? {} : { body: (isRaw ? body : JSON.stringify(body)) as BodyInit }),
    });
  };
  return { api, call, takeToken };
}
