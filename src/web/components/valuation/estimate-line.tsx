import type { Valuation } from "#domain/valuation/valuation.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";

/**
 * The likely value and its range in one line, which stays at the top of a narrow screen while the form below the result
 * is filled in. Screen readers announce the result itself.
 */
export function EstimateLine({ valuation }: { valuation: Valuation }) {
  const { money } = useFormats();
  if (valuation.basis !== "earnings") return null;
  const { low, likely, high } = valuation;
  return (
    <p
      aria-hidden="true"
      data-estimate-line
      className="numeric sticky top-0 z-10 flex flex-wrap items-baseline justify-between gap-x-3 border-b border-rule bg-sheet px-3 py-2 max-xl:mb-6 xl:hidden no-print"
    >
      <span>
        {m.value_likely()} <strong className="text-xl">{money(likely)}</strong>
      </span>
      <span className="text-sm text-ink-soft">
        {money(low)} – {money(high)}
      </span>
    </p>
  );
}
