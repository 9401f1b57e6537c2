import type { MiddlewareHandler } from "hono";

/** A request that only validates and changes nothing (Laravel Precognition). */
export interface Precognition {
  /** Fields to validate, with `*` for any one segment (`preferences.*.state`); null for all. */
  only: string[] | null;
}

/** Parses the Precognition headers. Returns null for an ordinary request. */
export function parsePrecognition(headers: Headers): Precognition | null {
  if (headers.get("precognition") !== "true") return null;
  const only = headers
    .get("precognition-validate-only")
    ?.split(",")
    .map((field) => field.trim())
    .filter(Boolean);
  return { only: only?.length ? only : null };
}

/** Returns whether a field or its parent is to be validated. */
export function isValidatedField(field: string, { only }: Precognition): boolean {
  if (only === null) return true;
  const parts = field.split(".");
  return only.some((pattern) =>
    pattern.split(".").every((part, at) => at < parts.length && matchesPattern(part, parts[at])),
  );
}

function matchesPattern(part: string, name: string | undefined): boolean {
  return part === "*" || part === name;
}

/** Marks every response to a precognitive request, also errors, because clients reject it otherwise. */
export const markPrecognition: MiddlewareHandler = async (c, next) => {
  await next();
  if (!parsePrecognition(c.req.raw.headers)) return;
  c.res.headers.set("Precognition", "true");
  c.res.headers.append("Vary", "Precognition");
};

/** Returns the response for valid fields. */
export function createPrecognitionSuccess(): Response {
  return new Response(null, { status: 204, headers: { "Precognition-Success": "true" } });
}
