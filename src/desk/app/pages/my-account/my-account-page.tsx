import { useQuery } from "@tanstack/react-query";
import { useNotify } from "ra-core";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { TextArea, TextField } from "../../components/fields.tsx";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Facts } from "../../components/show-page.tsx";
import { clearCurrentStaff, getCurrentStaff } from "../../data/auth-provider.ts";
import { call } from "../../data/call.ts";
import { getRoleName } from "../staff/roles.ts";
import { AccountForm, CurrentPasswordField } from "./account-form.tsx";
import { AccountSection } from "./account-section.tsx";
import { NotificationSection } from "./notification-section.tsx";
import { PasskeySection } from "./passkey-section.tsx";
import { SessionSection } from "./session-section.tsx";

/** The signed-in person's account: name, password, recovery codes and second factor. */
export function MyAccountPage() {
  const { data: staff } = useQuery({ queryKey: ["me"], queryFn: getCurrentStaff });
  const [codes, setCodes] = useState<string[] | null>(null);
  const notify = useNotify();
  if (!staff) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  return (
    <>
      <PageHead title={m.desk_account_title()} />
      <Facts
        rows={[
          [m.field_email(), staff.email],
          [m.desk_role(), getRoleName(staff.staff_role)],
          [m.office(), staff.office],
        ]}
      />
      <AccountSection title={m.name()}>
        <AccountForm
          record={{ name: staff.name }}
          submit={m.save()}
          onSave={async ({ name }) => {
            await call("/me", "PUT", { name });
            clearCurrentStaff();
            notify(m.desk_saved());
          }}
        >
          <TextField source="name" label={m.name()} autoComplete="name" required />
        </AccountForm>
      </AccountSection>
      <AccountSection title={m.reply_signature()} lead={m.reply_signature_lead()}>
        <AccountForm
          record={{ signature: staff.signature }}
          submit={m.reply_signature_save()}
          onSave={async ({ signature }) => {
            await call("/me/signature", "PUT", { signature });
            clearCurrentStaff();
            notify(m.desk_saved());
          }}
        >
          <TextArea source="signature" label={m.reply_signature()} />
        </AccountForm>
      </AccountSection>
      {staff.rights.includes("lead.write") && (
        <NotificationSection getsLeads={staff.agent_id !== null || staff.office_id !== null} isDemo={staff.demo} />
      )}
      <SessionSection />
      {staff.demo ? (
        <Notice>{m.desk_account_demo()}</Notice>
      ) : (
        <>
          <AccountSection title={m.field_password()}>
            <AccountForm
              submit={m.desk_account_password_action()}
              onSave={async ({ password, new_password }) => {
                await call("/me/password", "PUT", { password, new_password });
                notify(m.desk_account_password_done());
              }}
            >
              <CurrentPasswordField />
              <TextField
                source="new_password"
                type="password"
                label={m.field_new_password()}
                hint={m.field_password_hint()}
                autoComplete="new-password"
                required
              />
            </AccountForm>
          </AccountSection>
          <AccountSection
            title={m.recovery_codes_title()}
            lead={m.desk_account_codes_lead({ left: staff.recovery_codes })}
          >
            {codes ? (
              <ul className="grid max-w-xl gap-2 border border-rule bg-sheet p-5 font-mono sm:grid-cols-2">
                {codes.map((code) => (
                  <li key={code}>{code}</li>
                ))}
              </ul>
            ) : (
              <AccountForm
                submit={m.desk_account_codes_action()}
                onSave={async ({ password }) => {
                  const renewed = await call<{ codes: string[] }>("/me/recovery-codes", "POST", { password });
                  setCodes(renewed.codes);
                }}
              >
                <CurrentPasswordField />
              </AccountForm>
            )}
          </AccountSection>
          <PasskeySection />
          <AccountSection title={m.desk_account_factor_title()} lead={m.desk_account_factor_lead()}>
            <AccountForm
              submit={m.desk_account_factor_action()}
              onSave={async ({ password }) => {
                await call("/me/second-factor", "POST", { password });
                location.assign("/desk/set-up");
              }}
            >
              <CurrentPasswordField />
            </AccountForm>
          </AccountSection>
        </>
      )}
    </>
  );
}
