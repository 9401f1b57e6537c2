import { Form, type HttpError } from "ra-core";
import { useState } from "react";
import type { ShownBuyerAccess } from "#domain/staff/buyers/show-buyer-access.ts";
import { m } from "#messages/messages.js";
import { SubmitButton, UNSAVED } from "../../components/desk-form.tsx";
import { TextField } from "../../components/fields.tsx";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { call, type ProblemBody } from "../../data/call.ts";
import { BuyerAccessPanel } from "./buyer-access-panel.tsx";

/** Shows how a buyer signs in, by their email address, signs them out and removes a lost second factor. */
export function BuyerAccessPage() {
  const [shown, setShown] = useState<ShownBuyerAccess | null>(null);
  const [signedOut, setSignedOut] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const onSubmit = async ({ email = "" }: { email?: string }) => {
    setSignedOut(null);
    setShown(null);
    setProblem(null);
    try {
      setShown(await call<ShownBuyerAccess>("/buyers/access", "POST", { email }));
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError & { body?: ProblemBody };
      if (!body?.errors) setProblem(message);
      return body?.errors ?? UNSAVED;
    }
  };
  return (
    <>
      <PageHead title={m.desk_buyer_access_title()} lead={m.desk_buyer_access_lead()} />
      {signedOut && <Notice tone="good">{m.desk_buyer_access_done({ email: signedOut })}</Notice>}
      {problem && <Notice tone="wrong">{problem}</Notice>}
      <Form record={{ id: "buyer" }} onSubmit={onSubmit as never} noValidate>
        <TextField source="email" type="email" label={m.field_email()} autoComplete="off" required />
        <SubmitButton label={m.desk_buyer_access_find()} />
      </Form>
      {shown && (
        <BuyerAccessPanel
          key={shown.email}
          shown={shown}
          onSignedOut={() => {
            setShown(null);
            setSignedOut(shown.email);
          }}
        />
      )}
    </>
  );
}
