import { m } from "#messages/messages.js";
import { FormFrame, type Rejected } from "../forms/form-frame.tsx";
import { CodeField } from "./code-field.tsx";
import { Notice } from "./notice.tsx";

interface VerifyEmailFormsProps {
  action: string;
  /** Says what needs the address and where the code was sent. */
  lead: string;
  isCodeSent: boolean;
  rejected: Rejected | undefined;
}

/** Asks for the emailed code and offers to send another. Works without script. */
export function VerifyEmailForms({ action, lead, isCodeSent, rejected }: VerifyEmailFormsProps) {
  return (
    <div className="space-y-5">
      {isCodeSent && !rejected && <Notice>{m.email_code_sent()}</Notice>}
      <p>{lead}</p>
      <FormFrame action={action} rejected={rejected} submitLabel={m.email_code_confirm()}>
        <input type="hidden" name="intent" value="verify" />
        <CodeField errors={rejected?.errors.code} autoFocus={rejected?.errors.code !== undefined} />
      </FormFrame>
      <FormFrame action={action} rejected={undefined} submitLabel={m.email_code_resend()}>
        <input type="hidden" name="intent" value="resend" />
      </FormFrame>
    </div>
  );
}
