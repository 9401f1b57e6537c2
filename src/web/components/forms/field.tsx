import { createContext, type InputHTMLAttributes, type ReactNode, use } from "react";
import { m } from "#messages/messages.js";

/** A prefix for the ids of fields, because a page may have a second form, for example in a dialog. */
export const FieldIdPrefix = createContext("");

const useFieldId = (name: string): string => `field-${use(FieldIdPrefix)}${name}`;

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "name"> {
  name: string;
  label: string;
  hint?: string;
  errors?: string[] | undefined;
  /** Renders a textarea with this many rows. */
  lines?: number;
}

/** A labeled field with its hint above and its error below, linked for screen readers. */
export function Field({ name, label, hint, errors, lines, required, autoFocus, ...input }: FieldProps) {
  const control = { ...useControl({ name, hint, errors, required }), autoFocus };
  return (
    <LabeledField name={name} label={label} hint={hint} errors={errors} required={required}>
      {lines ? (
        <textarea {...control} rows={lines} defaultValue={input.defaultValue} />
      ) : (
        <input {...control} {...input} />
      )}
    </LabeledField>
  );
}

export type LabelProps = Pick<FieldProps, "name" | "label" | "hint" | "errors" | "required">;

/** A field's label and hint above it, and its errors below. */
export function LabeledField({ name, label, hint, errors, required, children }: LabelProps & { children: ReactNode }) {
  const id = useFieldId(name);
  return (
    <div data-field={name}>
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
      <FieldErrors id={`${id}-error`} errors={errors} />
    </div>
  );
}

/** The props that link a control to its label, hint and errors. */
export function useControl({ name, hint, errors, required }: Omit<LabelProps, "label">) {
  const id = useFieldId(name);
  return {
    id,
    name,
    "aria-describedby": [hint && `${id}-hint`, errors && `${id}-error`].filter(Boolean).join(" ") || undefined,
    "aria-invalid": errors ? true : undefined,
    "aria-required": required || undefined,
    className: "input mt-1",
  };
}

interface SelectFieldProps
  extends Pick<
    FieldProps,
    "name" | "label" | "hint" | "errors" | "required" | "autoFocus" | "defaultValue" | "autoComplete"
  > {
  choices: readonly (readonly [value: string, label: string])[];
  /** More options under headings. */
  groups?: readonly { name: string; choices: SelectFieldProps["choices"] }[];
}

/** A select. It is empty until the visitor chooses an option. */
export function SelectField({ choices, groups, autoFocus, defaultValue, autoComplete, ...label }: SelectFieldProps) {
  const control = useControl(label);
  const renderOptions = (options: SelectFieldProps["choices"]) =>
    options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ));
  return (
    <LabeledField {...label}>
      <select
        {...control}
        defaultValue={defaultValue ?? ""}
        autoComplete={autoComplete}
        // biome-ignore lint/a11y/noAutofocus: the first invalid field of a rejected form gets the focus without script, too.
        autoFocus={autoFocus}
      >
        <option value="">{m.field_choose()}</option>
        {renderOptions(choices)}
        {groups?.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {renderOptions(group.choices)}
          </optgroup>
        ))}
      </select>
    </LabeledField>
  );
}

interface CheckboxProps {
  name: string;
  errors?: string[] | undefined;
  defaultChecked: boolean;
  required?: boolean;
  autoFocus?: boolean;
  children: ReactNode;
}

/** A consent checkbox. It is never checked in advance. */
export function Checkbox({ name, errors, defaultChecked, required, autoFocus, children }: CheckboxProps) {
  const id = useFieldId(name);
  return (
    <div data-field={name}>
      <div className="flex min-h-8 items-start gap-3">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="1"
          defaultChecked={defaultChecked}
          // biome-ignore lint/a11y/noAutofocus: the first invalid field of a rejected form gets the focus without script, too.
          autoFocus={autoFocus}
          aria-required={required || undefined}
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors ? `${id}-error` : undefined}
          className="size-6 shrink-0 accent-accent"
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldErrors id={`${id}-error`} errors={errors} />
    </div>
  );
}

export function FieldErrors({ id, errors }: { id: string; errors: string[] | undefined }) {
  if (!errors) return null;
  return (
    <p id={id} className="field-error">
      {errors.join(" ")}
    </p>
  );
}
