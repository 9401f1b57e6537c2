import type { Valuation } from "#domain/valuation/valuation.ts";
import type { ReadValuation } from "#domain/valuation/valuation-input.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { formatFieldList } from "./calculator-labels.ts";
import { DriversTable } from "./drivers-table.tsx";
import { ValueRange } from "./value-range.tsx";

interface ValuationResultProps {
  valuation: Valuation | null;
  problems: ReadValuation["problems"];
  missing: ReadValuation["missing"];
  /** Whether anything was entered. */
  hasQuery: boolean;
  years: { from: string; to: string };
}

/** The estimate, or the fields it still needs. Amounts are major units. */
export function ValuationResult({ valuation, problems, missing, hasQuery, years }: ValuationResultProps) {
  const invalidFields = Object.keys(problems) as (keyof typeof problems)[];
  const notice = valuation ? m.value_check_excluded : m.value_check;
  return (
    <section aria-labelledby="estimate" className="rounded-sm border border-rule bg-sheet p-5">
      <h2 id="estimate" className="text-2xl">
        {valuation?.basis === "assets" ? m.value_assets_title() : m.value_title()}
      </h2>
      <div className="mt-3 space-y-4">
        {/* Screen readers announce only the result after each change, not the explanation. */}
        <div aria-live="polite" className="space-y-4">
          {invalidFields.length > 0 && (
            <p className="border-l-4 border-signal bg-signal-wash px-3 py-2 font-semibold">
              {notice({ fields: formatFieldList(invalidFields) })}
            </p>
          )}
          {!valuation && invalidFields.length === 0 && (
            <p>{hasQuery ? m.value_missing({ fields: formatFieldList(missing) }) : m.value_empty()}</p>
          )}
          {valuation?.basis === "earnings" && <ValueRange {...valuation} />}
          {valuation?.basis === "assets" && <Assets sde={valuation.sde} />}
        </div>
        {valuation?.basis === "earnings" && <Earnings value={valuation} years={years} />}
        {valuation && <SeparateItems {...valuation} />}
      </div>
    </section>
  );
}

function Earnings({
  value,
  years,
}: {
  value: Extract<Valuation, { basis: "earnings" }>;
  years: ValuationResultProps["years"];
}) {
  const { money, exact } = useFormats();
  const { sde, multiple, sector_multiple, best_lever, unknown } = value;
  return (
    <>
      <p className="font-semibold">{m.value_how({ sde: money(sde), multiple: exact(multiple) })}</p>
      <DriversTable base={value.base} likely={value.likely} drivers={value.drivers} />
      {best_lever && (
        <p className="border-l-4 border-accent bg-accent-wash px-3 py-2">{formatLever(best_lever, money)}</p>
      )}
      {unknown.length > 0 && <p>{m.value_narrower({ fields: formatFieldList(unknown) })}</p>}
      <p className="text-sm text-ink-soft">
        {m.value_source({ sector: exact(sector_multiple), from: years.from, to: years.to })}
      </p>
    </>
  );
}

function formatLever({ name, effect }: { name: string; effect: number }, money: (major: number) => string): string {
  if (name === "growth") return m.value_lever_growth({ effect: money(effect) });
  if (name === "concentration") return m.value_lever_concentration({ effect: money(effect) });
  if (name === "lease") return m.value_lever_lease({ effect: money(effect) });
  return m.value_lever_owner_dependence({ effect: money(effect) });
}

function Assets({ sde }: { sde: number }) {
  const { money } = useFormats();
  return (
    <>
      <p>{m.value_assets_text({ sde: money(sde) })}</p>
      <p>{m.value_assets_next()}</p>
    </>
  );
}

function SeparateItems({ inventory, real_estate, assets }: Pick<Valuation, "inventory" | "real_estate" | "assets">) {
  const { money } = useFormats();
  return (
    <>
      {inventory !== null && inventory > 0 && <p>{m.value_inventory_separate({ amount: money(inventory) })}</p>}
      {assets !== null && assets > 0 && <p>{m.value_assets_part({ amount: money(assets) })}</p>}
      {real_estate !== null && real_estate > 0 && <p>{m.value_real_estate_separate({ amount: money(real_estate) })}</p>}
    </>
  );
}
