import { useId, useState } from "react";
import { m } from "#messages/messages.js";
import { chooseConsent } from "../../browser/plugins/choose-consent.ts";
import type { Choices } from "../../browser/plugins/plugin.ts";

const REJECT_ALL: Choices = { analytics: false, marketing: false };

/**
 * Asks which data vendors may use. Accept and Reject are equally prominent, and the page stays usable behind the
 * banner.
 */
export default function ConsentBanner({
  current,
  onChosen,
}: {
  current: Choices | null;
  onChosen: (choices: Choices) => void;
}) {
  const [isChoosing, setChoosing] = useState(current !== null);
  const [selected, setSelected] = useState(current ?? REJECT_ALL);
  const title = useId();
  const choose = (choices: Choices): void => {
    chooseConsent(choices);
    onChosen(choices);
  };
  return (
    <section
      aria-labelledby={title}
      className="fixed inset-x-0 bottom-0 z-20 max-h-[80dvh] overflow-y-auto border-t border-rule bg-sheet shadow-lg no-print"
    >
      <div className="page-width space-y-4 py-5">
        <h2 id={title} className="text-xl">
          {m.consent_title()}
        </h2>
        <p className="max-w-prose">{m.consent_text()}</p>
        {isChoosing && (
          <div className="space-y-2">
            <ConsentCheckbox
              label={m.consent_analytics()}
              isChecked={selected.analytics}
              onChange={(analytics) => setSelected({ ...selected, analytics })}
            />
            <ConsentCheckbox
              label={m.consent_marketing()}
              isChecked={selected.marketing}
              onChange={(marketing) => setSelected({ ...selected, marketing })}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button" onClick={() => choose({ analytics: true, marketing: true })}>
            {m.consent_accept()}
          </button>
          <button type="button" className="button" onClick={() => choose(REJECT_ALL)}>
            {m.consent_reject()}
          </button>
          {isChoosing ? (
            <button type="button" className="button button-quiet" onClick={() => choose(selected)}>
              {m.consent_save()}
            </button>
          ) : (
            <button type="button" className="button button-quiet" onClick={() => setChoosing(true)}>
              {m.consent_choose()}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

interface ConsentCheckboxProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

function ConsentCheckbox({ label, isChecked, onChange }: ConsentCheckboxProps) {
  return (
    <label className="flex min-h-8 items-center gap-3">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-6 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
}
