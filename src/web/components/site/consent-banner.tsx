import { m } from "#messages/messages.js";

/**
 * Asks which data vendors may use. Accept and Reject are equally prominent, and the page can be used behind the banner.
 * The banner is hidden until `enhance/consent.ts` opens it.
 */
export function ConsentBanner() {
  return (
    <section
      id="consent"
      hidden
      aria-labelledby="consent-title"
      className="fixed inset-x-0 bottom-0 z-20 max-h-[80dvh] overflow-y-auto border-t border-rule bg-sheet text-base text-ink shadow-lg no-print"
    >
      <div className="page-width space-y-4 py-5">
        <h2 id="consent-title" className="text-xl">
          {m.consent_title()}
        </h2>
        <p className="max-w-prose">{m.consent_text()}</p>
        <div data-consent-choices hidden className="space-y-2">
          <ConsentCheckbox name="analytics" label={m.consent_analytics()} />
          <ConsentCheckbox name="marketing" label={m.consent_marketing()} />
        </div>
        <div className="flex flex-wrap gap-3">
          <ConsentButton action="accept" label={m.consent_accept()} />
          <ConsentButton action="reject" label={m.consent_reject()} />
          <ConsentButton action="choose" label={m.consent_choose()} isQuiet />
          <ConsentButton action="save" label={m.consent_save()} isQuiet isHidden />
        </div>
      </div>
    </section>
  );
}

interface ConsentButtonProps {
  action: "accept" | "reject" | "choose" | "save";
  label: string;
  isQuiet?: boolean;
  isHidden?: boolean;
}

function ConsentButton({ action, label, isQuiet = false, isHidden = false }: ConsentButtonProps) {
  return (
    <button
      type="button"
      data-consent={action}
      hidden={isHidden}
      className={isQuiet ? "button button-quiet" : "button"}
    >
      {label}
    </button>
  );
}

function ConsentCheckbox({ name, label }: { name: "analytics" | "marketing"; label: string }) {
  return (
    <label className="flex min-h-8 items-center gap-3">
      <input type="checkbox" name={name} className="size-6 shrink-0 accent-accent" />
      {label}
    </label>
  );
}
