import { Form, useNotify } from "ra-core";
import type { ShownBuyerAccess } from "#domain/staff/buyers/show-buyer-access.ts";
import { m } from "#messages/messages.js";
import { SubmitButton, UNSAVED } from "../../components/desk-form.tsx";
import { CheckField } from "../../components/fields.tsx";
import { formatTime } from "../../components/format-time.ts";
import { PlainTable } from "../../components/plain-table.tsx";
import { Facts } from "../../components/show-page.tsx";
import { call } from "../../data/call.ts";

interface BuyerAccessPanelProps {
  shown: ShownBuyerAccess;
  onSignedOut(): void;
}

/** A buyer's sessions and second factor, and the button that ends them. */
export function BuyerAccessPanel({ shown, onSignedOut }: BuyerAccessPanelProps) {
  const notify = useNotify();
  const { email, sessions, second_factor, passkeys } = shown;
  const onSubmit = async ({ removes_second_factor = false }: { removes_second_factor?: boolean }) => {
    try {
      await call("/buyers/sign-out", "POST", { email, removes_second_factor });
      onSignedOut();
      return undefined;
    } catch (error) {
      notify((error as Error).message, { type: "error" });
      return UNSAVED;
    }
  };
  const factor: (readonly [string, string])[] = second_factor
    ? [
        [m.desk_buyer_access_since(), formatTime(second_factor.since)],
        [m.desk_account_factor_title(), second_factor.has_app ? m.yes() : m.no()],
        [m.desk_buyer_access_codes(), String(second_factor.recovery_codes)],
      ]
    : [[m.desk_buyer_access_since(), ""]];
  return (
    <section className="mt-8" aria-label={email}>
      <h2 className="mb-3 text-2xl wrap-anywhere">{email}</h2>
      <Facts rows={[[m.desk_buyer_access_sessions(), String(sessions)], ...factor]} />
      {passkeys.length > 0 && (
        <PlainTable
          label={m.passkeys_title()}
          rows={passkeys}
          getKey={({ name, created_at }) => `${name} ${created_at}`}
          columns={[
            [m.passkeys_title(), ({ name }) => name],
            [m.passkey_created(), ({ created_at }) => formatTime(created_at)],
            [m.sessions_used(), ({ used_at }) => formatTime(used_at) || "–"],
          ]}
        />
      )}
      <Form record={{ id: email }} onSubmit={onSubmit as never} noValidate>
        {second_factor && (
          <CheckField
            source="removes_second_factor"
            label={m.desk_buyer_access_factor()}
            hint={m.desk_buyer_access_factor_hint()}
          />
        )}
        <SubmitButton label={m.desk_buyer_access_action()} />
      </Form>
    </section>
  );
}
