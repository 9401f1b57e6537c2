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
import { clearMyself, myself } from "../../data/auth-provider.ts";
import { call, type ProblemBody } from "../../data/call.ts";
import { roleName } from "../staff/roles.ts";

type Values = Record<string, unknown>;

/** The signed-in person's account: name, password, recovery codes and second factor. */
export function MyselfPage() {
  const { data: me } = useQuery({ queryKey: ["me"], queryFn: myself });
  const [codes, setCodes] = useState<string[] | null>(null);
  const notify = useNotify();
  if (!me) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  return (
    <>
      <PageHead title={m.desk_me_title()} />
      <Facts
        rows={[
          [m.field_email(), me.email],
          [m.desk_rank(), roleName(me.rank)],
          [m.desk_office(), me.office],
        ]}
      />
      <Part title={m.desk_name()}>
        <OwnForm
          record={{ name: me.name }}
          submit={m.desk_save()}
          work={async ({ name }) => {
            await call("/me", "PUT", { name });
            clearMyself();
            notify(m.desk_saved());
          }}
        >
          <TextField source="name" label={m.desk_name()} autoComplete="name" required />
        </OwnForm>
      </Part>
      {me.demo ? (
        <Notice>{m.desk_me_demo()}</Notice>
      ) : (
        <>
          <Part title={m.desk_password()}>
            <OwnForm
              submit={m.desk_me_password_action()}
              work={async ({ password, new_password }) => {
                await call("/me/password", "PUT", { password, new_password });
                notify(m.desk_me_password_done());
              }}
            >
              <OldPassword />
              <TextField
                source="new_password"
                type="password"
                label={m.desk_new_password()}
                hint={m.desk_password_hint()}
                autoComplete="new-password"
                required
              />
            </OwnForm>
          </Part>
          <Part title={m.desk_recovery_title()} lead={m.desk_me_codes_lead({ left: me.recovery_codes })}>
            {codes ? (
              <ul className="grid max-w-xl gap-2 border border-rule bg-sheet p-5 font-mono sm:grid-cols-2">
                {codes.map((code) => (
                  <li key={code}>{code}</li>
                ))}
              </ul>
            ) : (
              <OwnForm
                submit={m.desk_me_codes_action()}
                work={async ({ password }) => {
                  const renewed = await call<{ codes: string[] }>("/me/recovery-codes", "POST", { password });
                  setCodes(renewed.codes);
                }}
              >
                <OldPassword />
              </OwnForm>
            )}
          </Part>
          <Part title={m.desk_me_factor_title()} lead={m.desk_me_factor_lead()}>
            <OwnForm
              submit={m.desk_me_factor_action()}
              work={async ({ password }) => {
                await call("/me/second-factor", "POST", { password });
                location.assign("/desk/set-up");
              }}
            >
              <OldPassword />
            </OwnForm>
          </Part>
        </>
      )}
    </>
  );
}

function OldPassword() {
  return (
    <TextField
      source="password"
      type="password"
      label={m.desk_me_password()}
      autoComplete="current-password"
      required
    />
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="mb-10 border-t border-rule pt-6">
      <h2 className="mb-4 text-2xl">{title}</h2>
      {lead && <p className="mb-4 max-w-prose text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}

interface OwnFormProps {
  record?: Values;
  submit: string;
  work(values: Values): Promise<void>;
  children: ReactNode;
}

/** A form that doesn't belong to a resource. Password fields are cleared after saving. */
function OwnForm({ record = {}, submit, work, children }: OwnFormProps) {
  const notify = useNotify();
  const [sent, setSent] = useState(0);
  const onSubmit = async (values: Values): Promise<Values | undefined> => {
    try {
      await work(values);
      setSent((count) => count + 1);
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError & { body?: ProblemBody };
      if (body?.errors) return body.errors;
      notify(message, { type: "error" });
      return undefined;
    }
  };
  return (
    <Form record={record as never} onSubmit={onSubmit as never} sanitizeEmptyValues={false} noValidate>
      {children}
      <SubmitButton label={submit} />
      <EmptyPasswords after={sent} />
    </Form>
  );
}

function EmptyPasswords({ after }: { after: number }) {
  const { setValue, getValues } = useFormContext();
  const [emptied, setEmptied] = useState(after);
  if (emptied !== after) {
    setEmptied(after);
    queueMicrotask(() => {
      for (const name of ["password", "new_password"]) if (name in getValues()) setValue(name, "");
    });
  }
  return null;
}
