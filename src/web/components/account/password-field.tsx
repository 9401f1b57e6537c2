import { m } from "#messages/messages.js";
import { LabeledField, type LabelProps, useControl } from "../forms/field.tsx";

interface PasswordFieldProps extends LabelProps {
  autoComplete: "current-password" | "new-password";
  autoFocus?: boolean;
}

/**
 * A password with a button to show it, which needs script. Pasting is allowed, and a rejected form never returns the
 * value.
 */
export function PasswordField({ autoComplete, autoFocus, ...label }: PasswordFieldProps) {
  const { className, ...control } = useControl(label);
  return (
    <LabeledField {...label}>
      <span className="relative mt-1 block">
        <input
          {...control}
          type="password"
          autoComplete={autoComplete}
          // biome-ignore lint/a11y/noAutofocus: the first invalid field of a rejected form gets the focus without script, too.
          autoFocus={autoFocus}
          autoCapitalize="none"
          spellCheck={false}
          className="input pr-20"
        />
        <button
          type="button"
          aria-pressed={false}
          data-show-password
          className="needs-script absolute inset-y-1 right-1 min-w-16 cursor-pointer rounded-sm px-2 font-semibold text-accent hover:bg-accent-wash"
        >
          {m.password_show()}
        </button>
      </span>
    </LabeledField>
  );
}
