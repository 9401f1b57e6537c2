import type { MiddlewareHandler } from "hono";

/** A request that asks whether it would be taken, and for nothing to happen. */
export interface Precognition {
  /** Fields it asks about, `*` standing for any one part (`preferences.*.state`); null for all. */
  only: string[] | null;
}

/** What a request's headers ask to know beforehand; null when it means what it says. */
export function parsePrecognition(headers: Headers): Precognition | null {
  if (headers.get("precognition") !== "true") return null;
  const only = headers
    .get("precognition-validate-only")
    ?.split(",")
    .map((field) => field.trim())
    .filter(Boolean);
  return { only: only?.length ? only : null };
}

/** Whether a field, or one that holds it, is among those asked about. */
export function isValidatedField(field: string, { only }: Precognition): boolean {
  if (only === null) return true;
  const parts = field.split(".");
  return only.some((pattern) => pattern.split(".").every((part, at) => at < parts.length && fits(part, parts[at])));
}

function fits(part: string, name: string | undefined): boolean {
  return part === "*" || part === name;
}

/** Every answer to a precognitive request says that it is one, whatever its status: clients refuse it otherwise. */
export const markPrecognition: MiddlewareHandler = async (c, next) => {
  await next();
  if (!parsePrecognition(c.req.raw.headers)) return;
  c.res.headers.set("Precognition", "true");
  c.res.headers.append("Vary", "Precognition");
};

/** All is well with what was asked about. */
export function precognitionSuccess(): Response {
  return new Response(null, { status: 204, headers: { "Precognition-Success": "true" } });
}
