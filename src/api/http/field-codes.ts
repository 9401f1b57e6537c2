import * as v from "valibot";
import type { Checked, Codes, Raw } from "./operation.ts";

/** Returns an empty record without a prototype, since a field may be called `constructor` or `__proto__`. */
export function createCodes(): Codes {
  return Object.create(null);
}

/** Validates a body with a schema whose messages are codes. `required` lists the fields that must not be empty. */
export function checkSchema<Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  required: (keyof v.InferOutput<Schema> & string)[] = [],
): (raw: Raw) => Checked<v.InferOutput<Schema>> {
  return ({ body }) => {
    const result = v.safeParse(schema, body);
    const codes = createCodes();
    for (const issue of result.issues ?? []) codes[v.getDotPath(issue) ?? ""] ??= issue.message;
    const given = result.output as Record<string, unknown>;
    for (const field of required) if ((given[field] ?? "") === "") codes[field] ??= "required";
    return Object.keys(codes).length ? { codes } : { input: result.output as v.InferOutput<Schema> };
  };
}
