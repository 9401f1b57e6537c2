import type { ReactNode } from "react";
import type { InquiryType } from "#db/tables/inquiries.ts";
import { requiredFields } from "#domain/leads/inquiries/required-fields.ts";
import { m } from "#messages/messages.js";
import { useLiveErrors } from "../../browser/use-live-errors.ts";
import { Check } from "./field.tsx";
import { FormFrame, type Rejected, rejectedField } from "./form-frame.tsx";
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
  send?: string | undefined;
  /** For forms that ask for the category of the business. */
  categories?: Category[];
  /** Links beside the button. */
  beside?: ReactNode;
  /** Fields above the others. */
  children?: ReactNode;
  /** Fields below the others, before the consents. */
  below?: ReactNode;
}

/** The form to contact the network, an office or an agent, with the fields of its inquiry type. */
export function InquiryForm({
  type,
  action,
  rejected,
  message = "",
  send,
  categories = [],
  beside,
  children,
  below,
}: InquiryFormProps) {
  const rows = INQUIRY_ROWS[type];
  const required = requiredFields(type);
  const names = [...rows.flat(), "privacy_terms", "sms_opt_in"];
  const typed = rejected?.typed ?? {};
  const { getErrors, handlers } = useLiveErrors("/api/enquiries", { type }, rejected?.errors);
  const state = (name: string) => ({ ...rejectedField(rejected, names, name), errors: getErrors(name) });

  const field = (name: Name) => (
    <InquiryField
      key={name}
      {...state(name)}
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
      send={send || m.enquiry_send()}
      challenge="enquiry"
      handlers={handlers}
      beside={beside}
    >
      {children}
      {rows.map((row) =>
        typeof row === "string" ? (
          field(row)
        ) : (
          <div key={row[0]} className="grid gap-5 sm:grid-cols-2">
            {row.map(field)}
          </div>
        ),
      )}
      {below}
      <PrivacyCheck {...state("privacy_terms")} defaultChecked={typed.privacy_terms === "1"} />
      <Check {...state("sms_opt_in")} defaultChecked={typed.sms_opt_in === "1"}>
        {m.consent_sms()} <span className="text-ink-soft">{m.field_optional()}</span>
      </Check>
    </FormFrame>
  );
}
