import { Form, type HttpError, useNotify } from "ra-core";
import { useState } from "react";
import type { BuyerAccess } from "#domain/staff/buyers/end-buyer-sessions.ts";
import { m } from "#messages/messages.js";
import { SubmitButton } from "../../components/desk-form.tsx";
import { CheckField, TextField } from "../../components/fields.tsx";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { call, type ProblemBody } from "../../data/call.ts";

/** Signs a buyer out everywhere, by their email address, and removes a lost second factor. */
export function BuyerAccessPage() {
  const notify = useNotify();
  const [signedOut, setSignedOut] = useState<string | null>(null);
  const onSubmit = async ({ email = "", removes_second_factor = false }: Partial<BuyerAccess>) => {
    setSignedOut(null);
    try {
      await call("/buyers/sign-out", "POST", { email, removes_second_factor });
      setSignedOut(email);
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError & { body?: ProblemBody };
      if (body?.errors) return body.errors;
      notify(message, { type: "error" });
      return undefined;
    }
  };
  return (
    <>
      <PageHead title={m.desk_buyer_access_title()} lead={m.desk_buyer_access_lead()} />
      {signedOut && <Notice tone="good">{m.desk_buyer_access_done({ email: signedOut })}</Notice>}
      <Form onSubmit={onSubmit as never} noValidate>
        <TextField source="email" type="email" label={m.field_email()} autoComplete="off" required />
        <CheckField
          source="removes_second_factor"
          label={m.desk_buyer_access_factor()}
          hint={m.desk_buyer_access_factor_hint()}
        />
        <SubmitButton label={m.desk_buyer_access_action()} />
      </Form>
    </>
  );
}
