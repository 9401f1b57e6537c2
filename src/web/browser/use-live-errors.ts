import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "#lib/errors.ts";
import type { FormField } from "./http/ask-beforehand.ts";

type Control = FormField & { form?: HTMLFormElement | null };

/**
 * What is wrong with the fields of a form, known as the visitor leaves them: errors that a refused submit came back with
 * give way to what is true by now. Asks `path` beforehand with what the page `known`s of itself; the code that asks is
 * loaded with the first field that is left.
 */
export function useLiveErrors(
  path: string,
  known: Record<string, unknown>,
  rejected: FieldErrors | undefined,
  method: "post" | "put" = "post",
) {
  const [found, setFound] = useState<FieldErrors>({});
  const typedInto = useRef(new Set<string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal knows better than what was found before it.
  useEffect(() => setFound({}), [rejected]);

  return {
    errorsOf(name: string): string[] | undefined {
      const errors = found[name] ?? rejected?.[name];
      return errors?.length ? errors : undefined;
    },
    handlers: {
      onInput({ target }: FormEvent<HTMLFormElement>): void {
        typedInto.current.add((target as unknown as Control).name);
      },
      async onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>): Promise<void> {
        const { name, form } = target as unknown as Control;
        // Who goes on to send the form is about to hear of everything, and the button should not move away meanwhile.
        if (relatedTarget instanceof HTMLButtonElement) return;
        if (!form || !typedInto.current.delete(name)) return;
        const { askAbout, askAboutPut } = await import("./http/ask-beforehand.ts");
        const ask = method === "put" ? askAboutPut : askAbout;
        const errors = await ask(path, form.elements as Iterable<unknown> as Iterable<FormField>, known, name);
        if (errors) setFound((before) => ({ ...before, [name]: errors }));
      },
    },
  };
}
