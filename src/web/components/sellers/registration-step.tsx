import { listDocumentChoices } from "#domain/leads/inquiries/sellers/document-labels.ts";
import { type SellerAnswers, type SellerStep, STEP_FIELDS } from "#domain/leads/inquiries/sellers/seller-answers.ts";
import { m } from "#messages/messages.js";
import { usePageInfo } from "../../page-info.ts";
import { Checkbox, Field } from "../forms/field.tsx";
import { FormFrame, getRejectedField, type Rejected } from "../forms/form-frame.tsx";
import { type Category, InquiryField } from "../forms/inquiry-field.tsx";
import { PrivacyCheck } from "../forms/privacy-check.tsx";
import { RegistrationSummary } from "./registration-summary.tsx";

interface RegistrationStepProps {
  step: SellerStep;
  answers: SellerAnswers;
  /** The URL of a step, which is also where its form posts. */
  getStepHref(step: SellerStep): string;
  rejected: Rejected | undefined;
  categories: Category[];
  required: readonly string[];
}

/** One step of a saved registration: its fields, or the summary in the last step. */
export function RegistrationStep({
  step,
  answers,
  getStepHref,
  rejected,
  categories,
  required,
}: RegistrationStepProps) {
  const typed = { ...answers, ...rejected?.typed };
  const names: readonly string[] = STEP_FIELDS[step];
  const getFieldState = (name: string) => ({
    ...getRejectedField(rejected, names, name),
    required: required.includes(name),
    defaultValue: typed[name] ?? "",
  });
  const saveForLater = (
    <button type="submit" name="later" value="1" className="button button-quiet w-full sm:w-auto">
      {m.seller_later()}
    </button>
  );
  const renderField = (name: Parameters<typeof InquiryField>[0]["name"]) => (
    <InquiryField key={name} {...getFieldState(name)} name={name} categories={categories} />
  );
  return (
    <FormFrame
      key={step}
      action={getStepHref(step)}
      rejected={rejected}
      submitLabel={step === "send" ? m.seller_send() : m.seller_next()}
      besideButton={step === "send" ? undefined : saveForLater}
    >
      <input type="hidden" name="step" value={step} />
      {step === "person" && STEP_FIELDS.person.map(renderField)}
      {step === "business" && (
        <>
          {(["fields.business_name", "fields.category", "fields.yearly_sales"] as const).map(renderField)}
          <Field {...getFieldState("fields.years")} label={m.seller_years()} inputMode="numeric" />
          {renderField("fields.timing")}
        </>
      )}
      {step === "papers" && (
        <>
          <DocumentsStep checked={typed["fields.documents"] ?? ""} />
          {renderField("message")}
        </>
      )}
      {step === "send" && (
        <>
          <RegistrationSummary
            answers={answers}
            getStepHref={getStepHref}
            categories={categories}
            rejected={rejected}
          />
          <section className="rounded-sm border-l-4 border-accent bg-accent-wash px-4 py-3">
            <h3 className="text-xl">{m.seller_promise_title()}</h3>
            <p className="mt-1">{m.seller_promise()}</p>
          </section>
          <PrivacyCheck
            {...getRejectedField(rejected, ["privacy_terms"], "privacy_terms")}
            defaultChecked={rejected?.typed.privacy_terms === "1"}
          />
          <Checkbox name="sms_opt_in" defaultChecked={rejected?.typed.sms_opt_in === "1"}>
            {m.consent_sms()} <span className="text-ink-soft">{m.field_optional()}</span>
          </Checkbox>
        </>
      )}
    </FormFrame>
  );
}

function DocumentsStep({ checked }: { checked: string }) {
  const { locale } = usePageInfo();
  const chosen = checked.split(", ");
  return (
    <fieldset>
      <legend className="font-semibold">{m.seller_documents_title()}</legend>
      <p className="text-ink-soft">{m.seller_documents_text()}</p>
      <ul className="mt-3 space-y-2">
        {listDocumentChoices(locale).map(([name, label]) => (
          <li key={name} className="flex min-h-8 items-start gap-3">
            <input
              type="checkbox"
              id={`document-${name}`}
              name="fields.documents"
              value={name}
              defaultChecked={chosen.includes(name)}
              className="size-6 shrink-0 accent-accent"
            />
            <label htmlFor={`document-${name}`}>{label}</label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
