import * as v from "valibot";
import type { FieldCode, FieldCodes } from "#domain/enquiries/enquiry-schema.ts";
import type { Checked, Raw } from "./operation.ts";

/** No codes yet. Without a prototype, since a field may be called `constructor` or `__proto__`. */
export function noCodes(): FieldCodes {
  return Object.create(null);
}

/** Checks a body by a schema whose messages are codes; `required` names what must not be empty. */
export function checkedBy<Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  required: (keyof v.InferOutput<Schema> & string)[] = [],
): (raw: Raw) => Checked<v.InferOutput<Schema>> {
  return ({ body }) => {
    const result = v.safeParse(schema, body);
    const codes = noCodes();
    for (const issue of result.issues ?? []) codes[v.getDotPath(issue) ?? ""] ??= issue.message as FieldCode;
    const given = result.output as Record<string, unknown>;
    for (const field of required) if ((given[field] ?? "") === "") codes[field] ??= "required";
    return Object.keys(codes).length ? { codes } : { input: result.output as v.InferOutput<Schema> };
  };
}
