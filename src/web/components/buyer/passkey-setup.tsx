import { useEffect, useRef, useState } from "react";
import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { getFieldNames } from "#lib/forms/form.ts";
import { m } from "#messages/messages.js";
import { onFormSent } from "../../browser/http/form-sent.ts";
import { Notice } from "../account/notice.tsx";
import { Field, FieldIdPrefix } from "../forms/field.tsx";
import { FormAlert, FormFrame } from "../forms/form-frame.tsx";
import { PageLink, useLocalizeHref } from "../site/page-link.tsx";
import { PasswordPrompt } from "./password-prompt.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface PasskeySetupProps {
  /** The page it is on, which is opened again once a passkey was added. */
  page: string;
}

/** Adds a passkey: its name and the password, then the browser's own dialog. It needs script and a browser with passkeys. */
export function PasskeySetup({ page }: PasskeySetupProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isOffered, setOffered] = useState(false);
  const [problem, setProblem] = useState("");
  const [codes, setCodes] = useState<string[]>([]);
  const done = `${page}?about=passkey_added`;
  const localizeHref = useLocalizeHref();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handler reads refs and sets state only.
  useEffect(() => {
    setOffered(Boolean(window.PublicKeyCredential));
    return onFormSent(container.current, {
      "/api/account/passkeys/options": (options) => void create(options).catch(() => setProblem(m.error_later())),
    });
  }, []);

  const create = async (options: unknown): Promise<void> => {
    setProblem("");
    const name = container.current?.querySelector<HTMLInputElement>("input[name=name]")?.value ?? "";
    const { createPasskey } = await import("../../browser/passkeys.ts");
    const result = await createPasskey(name, options as Parameters<typeof createPasskey>[1]);
    if ("message" in result) return setProblem(result.message);
    if (result.recovery_codes.length === 0) return location.assign(localizeHref(done));
    setCodes(result.recovery_codes);
  };
  if (codes.length > 0)
    return (
      <>
        <Notice>{m.factor_added()}</Notice>
        <div className="mt-8">
          <RecoveryCodes codes={codes} />
        </div>
        <PageLink href={done} className="button mt-6">
          {m.desk_recovery_saved()}
        </PageLink>
      </>
    );
  return (
    <div ref={container}>
      {problem && <FormAlert key={problem}>{problem}</FormAlert>}
      {isOffered ? (
        <FormFrame
          action={page}
          rejected={undefined}
          submitLabel={m.passkey_add()}
          send={{ path: "/api/account/passkeys/options", fields: getFieldNames(ACCOUNT_FORMS.addPasskey) }}
        >
          <FieldIdPrefix value="passkey-">
            <Field name="name" label={m.name()} hint={m.passkey_name_hint()} maxLength={60} required />
          </FieldIdPrefix>
          <PasswordPrompt scope="passkey-" rejected={undefined} />
        </FormFrame>
      ) : (
        <p className="text-ink-soft">{m.passkey_setup_unavailable()}</p>
      )}
    </div>
  );
}
