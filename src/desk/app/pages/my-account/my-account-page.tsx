import { useQuery } from "@tanstack/react-query";
import { Form, type HttpError, useNotify } from "ra-core";
import { type ReactNode, useState } from "react";
import { useFormContext } from "react-hook-form";
import { m } from "#messages/messages.js";
import { SubmitButton } from "../../components/desk-form.tsx";
import { TextField } from "../../components/fields.tsx";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Facts } from "../../components/show-page.tsx";
import { clearCurrentStaff, getCurrentStaff } from "../../data/auth-provider.ts";
import { call, type ProblemBody } from "../../data/call.ts";
import { getRoleName } from "../staff/roles.ts";

type Values = Record<string, unknown>;

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
          [m.desk_office(), staff.office],
        ]}
      />
      <AccountSection title={m.desk_name()}>
        <AccountForm
          record={{ name: staff.name }}
          submit={m.desk_save()}
          onSave={async ({ name }) => {
            await call("/me", "PUT", { name });
            clearCurrentStaff();
            notify(m.desk_saved());
          }}
        >
          <TextField source="name" label={m.desk_name()} autoComplete="name" required />
        </AccountForm>
      </AccountSection>
      {staff.demo ? (
        <Notice>{m.desk_account_demo()}</Notice>
      ) : (
        <>
          <AccountSection title={m.desk_password()}>
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
                label={m.desk_new_password()}
                hint={m.desk_password_hint()}
                autoComplete="new-password"
                required
              />
            </AccountForm>
          </AccountSection>
          <AccountSection
            title={m.desk_recovery_title()}
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

function CurrentPasswordField() {
  return (
    <TextField
      source="password"
      type="password"
      label={m.desk_account_password()}
      autoComplete="current-password"
      required
    />
  );
}

function AccountSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="mb-10 border-t border-rule pt-6">
      <h2 className="mb-4 text-2xl">{title}</h2>
      {lead && <p className="mb-4 max-w-prose text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}

interface AccountFormProps {
  record?: Values;
  submit: string;
  onSave(values: Values): Promise<void>;
  children: ReactNode;
}

/** A form that doesn't belong to a resource. Password fields are cleared after saving. */
function AccountForm({ record = {}, submit, onSave, children }: AccountFormProps) {
  const notify = useNotify();
  const [saveCount, setSaveCount] = useState(0);
  const onSubmit = async (values: Values): Promise<Values | undefined> => {
    try {
      await onSave(values);
      setSaveCount((count) => count + 1);
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError & { body?: ProblemBody };
      if (body?.errors) return body.errors;
      notify(message, { type: "error" });
      return undefined;
    }
  };
  return (
    <Form
      record={record as never}
      onSubmit={onSubmit as never}
      sanitizeEmptyValues={false}
      // Passwords typed elsewhere on the page are no work to lose.
      warnWhenUnsavedChanges={"name" in record}
      noValidate
    >
      {children}
      <SubmitButton label={submit} />
      <ClearPasswordsAfterSave saveCount={saveCount} />
    </Form>
  );
}

function ClearPasswordsAfterSave({ saveCount }: { saveCount: number }) {
  const { setValue, getValues } = useFormContext();
  const [clearedAt, setClearedAt] = useState(saveCount);
  if (clearedAt !== saveCount) {
    setClearedAt(saveCount);
    queueMicrotask(() => {
      for (const name of ["password", "new_password"]) if (name in getValues()) setValue(name, "");
    });
  }
  return null;
}
