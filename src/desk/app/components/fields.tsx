import { useInput } from "ra-core";
import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { m } from "#messages/messages.js";

export interface FieldProps {
  /** The field's name in the record, and in the API's `errors`. */
  source: string;
  label: string;
  hint?: string;
  required?: boolean;
}

interface Control {
  id: string;
  name: string;
  value: string;
  disabled?: boolean;
  onChange(event: { target: { value: string } }): void;
  onBlur(): void;
  ref(element: HTMLElement | null): void;
  className: string;
  "aria-required": true | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** Ties an input of the surrounding form to its label, hint and error. */
function useControl({ source, hint, required }: FieldProps): { control: Control; error: string | undefined } {
  const id = useId();
  const { field, fieldState } = useInput({ source, defaultValue: "" });
  const error = fieldState.error && String(fieldState.error.message ?? fieldState.error.root?.message ?? "");
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const control = {
    ...field,
    id,
    value: String(field.value ?? ""),
    className: "input mt-1",
    "aria-required": required ? (true as const) : undefined,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": descriptionIds || undefined,
  };
  return { control, error };
}

interface FieldFrameProps extends FieldProps {
  id: string;
  error: string | undefined;
  children: ReactNode;
}

function FieldFrame({ id, label, hint, required, error, children }: FieldFrameProps) {
  return (
    <div className="mb-5 max-w-xl">
      <label htmlFor={id} className="font-semibold">
        {label}
        {!required && <span className="font-normal text-ink-soft"> {m.field_optional()}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1 font-semibold text-signal">
          {error}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "type" | "autoComplete" | "inputMode" | "disabled" | "list" | "min" | "max" | "step"
  >;

/** One line of text. Its value is always a string, even if `type` is a number. */
export function TextField({ source, label, hint, required, ...input }: TextFieldProps) {
  const fieldProps = { source, label, ...(hint && { hint }), ...(required && { required }) };
  const { control, error } = useControl(fieldProps);
  return (
    <FieldFrame {...fieldProps} id={control.id} error={error}>
      <input type="text" {...control} {...input} />
    </FieldFrame>
  );
}

export function TextArea({ lines = 5, ...fieldProps }: FieldProps & { lines?: number }) {
  const { control, error } = useControl(fieldProps);
  return (
    <FieldFrame {...fieldProps} id={control.id} error={error}>
      <textarea rows={lines} {...control} />
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldProps {
  choices: readonly (readonly [value: string, label: string])[];
  /** The label of the empty option; "Choose" by default. */
  emptyLabel?: string;
}

export function SelectField({ choices, emptyLabel, ...fieldProps }: SelectFieldProps) {
  const { control, error } = useControl(fieldProps);
  return (
    <FieldFrame {...fieldProps} id={control.id} error={error}>
      <select {...control}>
        <option value="">{emptyLabel ?? m.field_choose()}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function CheckField({ source, label, hint }: FieldProps) {
  const id = useId();
  const { field } = useInput({ source, defaultValue: false });
  return (
    <div className="mb-5 max-w-xl">
      <div className="flex min-h-8 items-start gap-3">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          ref={field.ref}
          checked={Boolean(field.value)}
          onChange={(event) => field.onChange(event.currentTarget.checked)}
          onBlur={field.onBlur}
          aria-describedby={hint && `${id}-hint`}
          className="size-6 shrink-0 accent-accent"
        />
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
