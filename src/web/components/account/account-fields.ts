import { type Form, getFieldNames, isRequired } from "#lib/forms/form.ts";
import { getRejectedField, type Rejected } from "../forms/form-frame.tsx";

/**
 * Returns the props of an account form's fields.
 *
 * @param typed values typed earlier in a dialog that was closed.
 */
export function createAccountFields(form: Form, rejected: Rejected | undefined, typed: Record<string, string> = {}) {
  const names = getFieldNames(form);
  return {
    names,
    field: (name: string) => ({
      ...getRejectedField(rejected, names, name),
      required: isRequired(form, name),
      defaultValue: rejected?.typed[name] ?? typed[name],
    }),
    isChecked: (name: string): boolean => (rejected?.typed[name] ?? typed[name]) === "1",
  };
}
