import { getDocumentLabels } from "#domain/leads/inquiries/sellers/document-labels.ts";
import {
  SELLER_STEPS,
  type SellerAnswers,
  type SellerStep,
  STEP_FIELDS,
} from "#domain/leads/inquiries/sellers/seller-answers.ts";
import { SELLER_TIMINGS } from "#domain/leads/inquiries/sellers/timing-labels.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import { usePageInfo } from "../../page-info.ts";
import { FieldErrors } from "../forms/field.tsx";
import type { Rejected } from "../forms/form-frame.tsx";
import type { Category } from "../forms/inquiry-field.tsx";
import { usePostalCodeLabel } from "../forms/use-postal-code-label.ts";
import { PageLink } from "../site/page-link.tsx";

export const STEP_LABELS: Record<SellerStep, () => string> = {
  person: m.seller_step_person,
  business: m.seller_step_business,
  papers: m.seller_step_documents,
  send: m.seller_step_send,
};

interface RegistrationSummaryProps {
  answers: SellerAnswers;
  getStepHref(step: SellerStep): string;
  categories: Category[];
  rejected: Rejected | undefined;
}

/** All answers by step, with a link to change each step and the errors beside the answers. */
export function RegistrationSummary({ answers, getStepHref, categories, rejected }: RegistrationSummaryProps) {
  const { postal_code, locale } = usePageInfo();
  const labels: Record<string, string> = {
    name: m.field_name(),
    email: m.field_email(),
    phone: m.field_phone(),
    postal_code: usePostalCodeLabel(),
    "fields.business_name": m.field_business_name(),
    "fields.category": m.filter_category(),
    "fields.yearly_sales": m.field_yearly_sales(),
    "fields.years": m.seller_years(),
    "fields.timing": m.field_timing(),
    "fields.documents": m.seller_step_documents(),
    message: m.field_message(),
  };
  const formatAnswer = (name: string): string => {
    const answer = answers[name] ?? "";
    if (name === "fields.category") return categories.find(({ slug }) => slug === answer)?.name ?? answer;
    if (name === "postal_code") return getOwnValue(postal_code.areas ?? {}, answer) ?? answer;
    if (name === "fields.timing") return getOwnValue(SELLER_TIMINGS, answer)?.() ?? answer;
    return name === "fields.documents" ? getDocumentLabels(answer, locale) : answer;
  };
  return SELLER_STEPS.filter((step) => step !== "send").map((step) => (
    <section key={step}>
      <h3 className="flex items-baseline justify-between gap-4 border-b border-rule pb-1 text-xl">
        {STEP_LABELS[step]()}
        <PageLink href={getStepHref(step)} className="link font-text text-base">
          {m.edit()}
        </PageLink>
      </h3>
      <dl className="mt-2">
        {STEP_FIELDS[step].map((name) => (
          <div key={name} className="grid gap-x-4 py-1 sm:grid-cols-[12rem_1fr]">
            <dt className="text-ink-soft">{labels[name]}</dt>
            <dd className="break-words whitespace-pre-line">
              {formatAnswer(name) || <span className="text-ink-soft">{m.seller_not_provided()}</span>}
              <FieldErrors id={`summary-${name}`} errors={rejected?.errors[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
