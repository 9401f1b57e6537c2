import { SELLER_STEPS, type SellerAnswers, type SellerStep } from "#domain/leads/inquiries/sellers/seller-answers.ts";
import { m } from "#messages/messages.js";
import type { PageContent } from "../../content/page-content.ts";
import { useFormats } from "../../page-info.ts";
import { getPageHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { TextPage } from "../content/text-page.tsx";
import type { Rejected } from "../forms/form-frame.tsx";
import type { Category } from "../forms/inquiry-field.tsx";
import { PageLink } from "../site/page-link.tsx";
import { RegistrationStep } from "./registration-step.tsx";
import { STEP_LABELS } from "./registration-summary.tsx";

interface SavedRegistrationProps {
  content: PageContent;
  categories: Category[];
  required: readonly string[];
  saved: {
    token: string;
    step: SellerStep;
    saved: boolean;
    answers: SellerAnswers;
    email: string;
    expires_at: string;
  };
  rejected: Rejected | undefined;
}

/** A saved registration, opened by its link: the steps, the current step and the expiry date. */
export function SavedRegistration({
  content,
  categories,
  required,
  saved: registration,
  rejected,
}: SavedRegistrationProps) {
  const { token, step, saved, answers, email } = registration;
  const { date } = useFormats();
  const site = useSite();
  const toHref = (to: SellerStep) =>
    `${getPageHref(site, "sellerRegistration")}?${new URLSearchParams({ token, step: to })}`;
  const until = { email, date: date(registration.expires_at) };
  return (
    <TextPage
      content={{ ...content, body: "" }}
      pageKey="sellerRegistration"
      index={false}
      main={
        <section id="form" className="max-w-[65ch] rounded-sm border border-rule bg-sheet p-6 md:p-8">
          <nav aria-label={m.seller_steps()}>
            <ol className="flex flex-wrap gap-x-6 gap-y-1">
              {SELLER_STEPS.map((other, position) => (
                <li key={other}>
                  <PageLink
                    href={toHref(other)}
                    aria-current={other === step ? "step" : undefined}
                    className={
                      other === step ? "inline-block py-0.5 font-semibold text-accent" : "link inline-block py-0.5"
                    }
                  >
                    {position + 1}. {STEP_LABELS[other]()}
                  </PageLink>
                </li>
              ))}
            </ol>
          </nav>
          {saved && !rejected && (
            <p
              role="status"
              tabIndex={-1}
              data-takes-focus
              className="mt-4 border-l-4 border-accent bg-accent-wash px-3 py-2 font-semibold outline-none"
            >
              {m.seller_saved(until)}
            </p>
          )}
          {/* Takes the focus from the form of the step before. Otherwise the page would stay scrolled to its buttons. */}
          <h2
            tabIndex={-1}
            data-takes-focus={!saved && !rejected && step !== SELLER_STEPS[0] ? "" : undefined}
            className="mt-6 text-2xl outline-none"
          >
            {STEP_LABELS[step]()}
          </h2>
          <div className="mt-4">
            <RegistrationStep
              key={step}
              step={step}
              answers={answers}
              getStepHref={toHref}
              rejected={rejected}
              categories={categories}
              required={required}
            />
          </div>
          <p className="mt-6 text-ink-soft">{m.seller_saved_note(until)}</p>
        </section>
      }
    />
  );
}
