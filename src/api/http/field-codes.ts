import type * as v from "valibot";
import { checkForm } from "#lib/forms/check-form.ts";
import { createForm } from "#lib/forms/form.ts";
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
  const form = createForm(required);
  return ({ body }) => {
    const { typed, codes } = checkForm(schema, form, body);
    return Object.keys(codes).length > 0 ? { codes } : { input: typed };
  };
}

/** Defines how an operation reads a body: its schema and the check by it. */
export const defineBody = <Schema extends v.GenericSchema<unknown, object>>(
  body: Schema,
  required?: (keyof v.InferOutput<Schema> & string)[],
) => ({ body, check: checkSchema(body, required) });
