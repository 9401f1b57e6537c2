import { Form, type HttpError } from "ra-core";
import { useState } from "react";
import { useLocation } from "react-router";
import type { ErasurePreview } from "#domain/contacts/personal-data/preview-erasure.ts";
import { m } from "#messages/messages.js";
import { SubmitButton, UNSAVED } from "../../components/desk-form.tsx";
import { TextField } from "../../components/fields.tsx";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { call, type ProblemBody } from "../../data/call.ts";
import { PersonPanel } from "./person-panel.tsx";
import { RetentionRules } from "./retention-rules.tsx";

/** Handles requests for personal data or its erasure, by email address. */
export function PersonalDataPage() {
  // The contact page passes the email address in the history state, so that it never appears in a URL.
  const { state } = useLocation() as { state: { email?: string } | null };
  const [preview, setPreview] = useState<ErasurePreview | null>(null);
  const [email, setEmail] = useState("");
  const [isErased, setErased] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const onSubmit = async ({ email = "" }: { email?: string }) => {
    setErased(false);
    setPreview(null);
    setProblem(null);
    try {
      setPreview(await call<ErasurePreview>("/personal-data/preview", "POST", { email }));
      setEmail(email);
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError & { body?: ProblemBody };
      if (!body?.errors) setProblem(message);
      return body?.errors ?? UNSAVED;
    }
  };
  return (
    <>
      <PageHead title={m.personal_data_title()} lead={m.personal_data_lead()} />
      {isErased && <Notice tone="good">{m.personal_data_erased()}</Notice>}
      {problem && <Notice tone="wrong">{problem}</Notice>}
      <Form record={{ id: "person", email: state?.email ?? "" }} onSubmit={onSubmit as never} noValidate>
        <TextField source="email" type="email" label={m.field_email()} autoComplete="off" required />
        <SubmitButton label={m.personal_data_find()} />
      </Form>
      {preview && (
        <PersonPanel
          email={email}
          preview={preview}
          onPreview={setPreview}
          onErased={() => {
            setPreview(null);
            setErased(true);
          }}
        />
      )}
      <RetentionRules />
    </>
  );
}
