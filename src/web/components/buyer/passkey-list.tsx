import type { OwnPasskey } from "#domain/accounts/second-factor/passkeys/register-passkey.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { FormFrame, type Rejected } from "../forms/form-frame.tsx";
import { PasswordPrompt } from "./password-prompt.tsx";

interface PasskeyListProps {
  action: string;
  passkeys: readonly OwnPasskey[];
  /** The passkey whose removal was rejected, and why. */
  rejected: { id: string; rejected: Rejected } | undefined;
  /**
   * Whether the buyer's only second factor is one passkey. It can't be removed by itself; the second factor is turned
   * off as a whole.
   */
  isOnlyFactor: boolean;
}

/** A buyer's passkeys with a form behind each that removes it. */
export function PasskeyList({ action, passkeys, rejected, isOnlyFactor }: PasskeyListProps) {
  const { date } = useFormats();
  return (
    <ul className="mb-8 space-y-5">
      {passkeys.map(({ id, name, created_at, used_at }) => {
        const problem = rejected?.id === id ? rejected.rejected : undefined;
        return (
          <li key={id} className="border-l-4 border-rule pl-4">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-ink-soft">
              {m.passkey_added_on({ date: date(created_at.toISOString()) })}
              {" · "}
              {used_at ? m.sessions_last_used({ date: date(used_at.toISOString()) }) : m.passkey_not_used()}
            </p>
            {isOnlyFactor ? (
              <p className="mt-2">{m.passkey_only_factor()}</p>
            ) : (
              <details className="mt-2" open={problem && true}>
                <summary className="link w-fit cursor-pointer py-1">{m.passkey_remove_named({ name })}</summary>
                <div className="mt-4">
                  <FormFrame action={action} rejected={problem} submitLabel={m.remove()}>
                    <input type="hidden" name="id" value={id} />
                    <PasswordPrompt scope={`${id}-`} rejected={problem} />
                  </FormFrame>
                </div>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
