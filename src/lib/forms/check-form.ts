import * as v from "valibot";
import type { Form } from "./form.ts";

export interface CheckedForm<Typed, Code extends string> {
  /** The values of the valid fields. */
  typed: Typed;
  /** The first code of each invalid field. */
  codes: Record<string, Code>;
}

/**
 * Validates input against a schema whose messages are codes. Also checks that required fields are filled in and
 * consents are given.
 */
export function checkForm<Schema extends v.GenericSchema<unknown, object>, Code extends string = string>(
  schema: Schema,
  form: Form,
  raw: unknown,
): CheckedForm<v.InferOutput<Schema>, Code | "required" | "must_accept"> {
  const isRecord = typeof raw === "object" && raw !== null && !Array.isArray(raw);
  const result = v.safeParse(schema, isRecord ? raw : {});
  // Has no prototype, because input keys may be `constructor` or `__proto__`.
  const codes: Record<string, Code | "required" | "must_accept"> = Object.create(null);
  for (const issue of result.issues ?? []) codes[v.getDotPath(issue) ?? ""] ??= issue.message as Code;
  // Invalid fields are reported by code; their values don't have the expected type.
  const typed: Record<string, unknown> = Object.fromEntries(
    Object.entries(result.output as object).filter(([field]) => !(field in codes)),
  );
  for (const [name, presence] of Object.entries(form)) {
    const value = typed[name] ?? "";
    if (presence === "consent" && value === false) codes[name] ??= "must_accept";
    if ((presence === "required" || presence === "consent") && value === "") codes[name] ??= "required";
  }
  return { typed: typed as v.InferOutput<Schema>, codes };
}
