import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "#lib/errors.ts";
import type { FormField } from "./http/validate-field.ts";

type Control = FormField & { form?: HTMLFormElement | null };

/**
 * Validates the fields of a form as the visitor leaves them; current errors replace those of a rejected submit. Sends
 * precognitive requests to `path` with what the page `known`s about itself. The code loads when the first field loses
 * focus.
 */
export function useLiveErrors(
  path: string,
  known: Record<string, unknown>,
  rejected: FieldErrors | undefined,
  method: "post" | "put" = "post",
) {
  const [liveErrors, setLiveErrors] = useState<FieldErrors>({});
  const editedFields = useRef(new Set<string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new rejection replaces the errors found before it.
  useEffect(() => setLiveErrors({}), [rejected]);

  return {
    getErrors(name: string): string[] | undefined {
      const errors = liveErrors[name] ?? rejected?.[name];
      return errors?.length ? errors : undefined;
    },
    handlers: {
      onInput({ target }: FormEvent<HTMLFormElement>): void {
        editedFields.current.add((target as unknown as Control).name);
      },
      async onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>): Promise<void> {
        const { name, form } = target as unknown as Control;
        // A visitor who is pressing a button is about to see all errors, and the button must not move meanwhile.
        if (relatedTarget instanceof HTMLButtonElement) return;
        if (!form || !editedFields.current.delete(name)) return;
        const { validateField, validateFieldForPut } = await import("./http/validate-field.ts");
        const validate = method === "put" ? validateFieldForPut : validateField;
        const errors = await validate(path, form.elements as Iterable<unknown> as Iterable<FormField>, known, name);
        if (errors) setLiveErrors((previous) => ({ ...previous, [name]: errors }));
      },
    },
  };
}
