import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import { useNotify } from "ra-core";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { TextField } from "../../components/fields.tsx";
import { formatTime } from "../../components/format-time.ts";
import { Notice } from "../../components/notice.tsx";
import { PlainTable } from "../../components/plain-table.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { call } from "../../data/call.ts";
import { AccountForm, CurrentPasswordField } from "./account-form.tsx";
import { AccountSection } from "./account-section.tsx";

interface ShownPasskey {
  id: string;
  name: string;
  created_at: string;
  used_at: string | null;
}

type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];

/** Passkeys as second factors beside the authenticator app: list, add, remove. */
export function PasskeySection() {
  const { response, reload } = useDeskQuery<{ data: ShownPasskey[]; available: boolean }>("/me/passkeys");
  const [removing, setRemoving] = useState<ShownPasskey | null>(null);
  const notify = useNotify();
  if (!response) return null;
  const { data, available } = response;
  const add = async ({ name, password }: Record<string, unknown>): Promise<void> => {
    const optionsJSON = await call<Options>("/me/passkeys/options", "POST", { password });
    const created = await startRegistration({ optionsJSON }).catch(() => {
      throw new Error(m.passkey_canceled());
    });
    await call("/me/passkeys", "POST", { name, response: created });
    notify(m.passkey_added());
    void reload();
  };
  const remove = async ({ password }: Record<string, unknown>): Promise<void> => {
    if (removing) await call(`/me/passkeys/${removing.id}`, "DELETE", { password });
    setRemoving(null);
    notify(m.passkey_removed());
    void reload();
  };
  return (
    <AccountSection title={m.passkeys_title()} lead={m.passkeys_lead()}>
      {data.length > 0 && (
        <PlainTable<ShownPasskey>
          label={m.passkeys_title()}
          rows={data}
          getKey={({ id }) => id}
          columns={[
            [m.name(), ({ name }) => name],
            [m.passkey_created(), ({ created_at }) => formatTime(created_at)],
            [m.sessions_used(), ({ used_at }) => formatTime(used_at) || "–"],
            [
              m.remove(),
              (passkey) => (
                <button type="button" className="link" onClick={() => setRemoving(passkey)}>
                  {m.remove()}
                </button>
              ),
            ],
          ]}
        />
      )}
      {removing && (
        <AccountForm key={removing.id} submit={m.passkey_remove_named({ name: removing.name })} onSave={remove}>
          <CurrentPasswordField />
        </AccountForm>
      )}
      {!available || !browserSupportsWebAuthn() ? (
        <Notice>{m.passkey_unavailable()}</Notice>
      ) : (
        !removing && (
          <AccountForm submit={m.passkey_add()} onSave={add}>
            <TextField source="name" label={m.name()} hint={m.passkey_name_hint()} required />
            <CurrentPasswordField />
          </AccountForm>
        )
      )}
    </AccountSection>
  );
}
