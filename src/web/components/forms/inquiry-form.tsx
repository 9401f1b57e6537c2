import type { ReactNode } from "react";
import type { InquiryType } from "#db/tables/inquiries.ts";
import { getRequiredFields } from "#domain/leads/inquiries/required-fields.ts";
import { inquiryFailed } from "#editions/contract-messages.ts";
import { m } from "#messages/messages.js";
import { Checkbox } from "./field.tsx";
import { FormFrame, getRejectedField, type Rejected } from "./form-frame.tsx";
import { type Category, InquiryField } from "./inquiry-field.tsx";
import { INQUIRY_ROWS, type InquiryField as Name } from "./inquiry-fields.ts";
import { PrivacyCheck } from "./privacy-check.tsx";

interface InquiryFormProps {
  type: InquiryType;
  /** The page's own path. */
  action: string;
  rejected: Rejected | undefined;
  /** The initial text of the message. */
  message?: string;
  /** The button's label. */
  submitLabel?: string | undefined;
  /** For forms that ask for the category of the business. */
  categories?: Category[];
  /** Links beside the button. */
  besideButton?: ReactNode;
  /** Fields above the others. */
  children?: ReactNode;
}

/** The form to contact the network, an office or an agent, with the fields of its inquiry type. */
export function InquiryForm({
  type,
  action,
  rejected,
  message = "",
  submitLabel,
  categories = [],
  besideButton,
  children,
}: InquiryFormProps) {
  const rows = INQUIRY_ROWS[type];
  const required = getRequiredFields(type);
  const names = [...rows.flat(), "privacy_terms", "sms_opt_in"];
  const typed = rejected?.typed ?? {};
  const getFieldState = (name: string) => getRejectedField(rejected, names, name);

  const renderField = (name: Name) => (
    <InquiryField
      key={name}
      {...getFieldState(name)}
      name={name}
      categories={categories}
      required={required.includes(name)}
      defaultValue={typed[name] ?? (name === "message" ? message : undefined)}
    />
  );
  return (
    <FormFrame
      action={action}
      rejected={rejected}
      submitLabel={submitLabel || m.inquiry_send()}
      challenge="enquiry"
      check={{ path: "/api/enquiries", known: { type } }}
      failure={inquiryFailed()}
      besideButton={besideButton}
    >
      {children}
      {rows.map((row) =>
        typeof row === "string" ? (
          renderField(row)
        ) : (
          <div key={row[0]} className="grid gap-5 sm:grid-cols-2">
            {row.map(renderField)}
          </div>
        ),
      )}
      <PrivacyCheck {...getFieldState("privacy_terms")} defaultChecked={typed.privacy_terms === "1"} />
      <Checkbox {...getFieldState("sms_opt_in")} defaultChecked={typed.sms_opt_in === "1"}>
        {m.consent_sms()} <span className="text-ink-soft">{m.field_optional()}</span>
      </Checkbox>
    </FormFrame>
  );
}
