import { Hono } from "hono";
import { createDeskRoutes } from "#desk/desk-routes.tsx";
import type { Context } from "#domain/context.ts";
import { noLimiter, type RateLimiter } from "#integrations/rate-limiter.ts";

/** Returns a browser at the desk's sign-in that stores its cookies, without a server. */
export function createDeskVisitor(
  context: Context,
  clientFolder: string,
  isDemoOpen = false,
  limiter: RateLimiter = noLimiter,
) {
  const setup = {
    context: { ...context, isDemoOpen: () => isDemoOpen },
    isSecure: false,
    clientFolder,
    getLanguageFolder: () => "",
    cachesPages: true,
    limiter,
  };
  const site = new Hono().route("/desk", createDeskRoutes(setup));
  const jar = new Map<string, string>();
  const ask = async (path: string, form?: Record<string, string>) => {
    const answer = await site.request(`http://localhost:3000/desk${path}`, {
      headers: { Cookie: [...jar].map((pair) => pair.join("=")).join("; ") },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return {
      status: answer.status,
      to: answer.headers.get("location"),
      body: await answer.text(),
      headers: answer.headers,
    };
  };
  return { ask, jar };
}
