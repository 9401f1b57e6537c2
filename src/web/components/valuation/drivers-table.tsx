import { DRIVER_LABELS } from "#domain/valuation/driver-labels.ts";
import type { Driver } from "#domain/valuation/valuation.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";

interface DriversTableProps {
  base: number;
  likely: number;
  drivers: readonly Driver[];
}

/** The steps from the sector's average to the likely value, each as an amount and a bar left or right of zero. */
export function DriversTable({ base, likely, drivers }: DriversTableProps) {
  const { money, change } = useFormats();
  const max = Math.max(1, ...drivers.map(({ effect }) => Math.abs(effect)));
  return (
    <table className="numeric w-full border-collapse">
      <caption className="mb-1 text-left font-display text-xl">{m.value_drivers()}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{m.value_driver()}</th>
          <th scope="col">{m.value_effect()}</th>
        </tr>
      </thead>
      <tbody>
        <TotalRow label={m.value_drivers_base()} amount={money(base)} />
        {drivers.map(({ name, effect }) => (
          <tr key={name} className="border-t border-rule">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {DRIVER_LABELS[name]()}
              <EffectBar share={effect / max} />
            </th>
            <td className="py-1.5 text-right align-top whitespace-nowrap">{change(effect)}</td>
          </tr>
        ))}
        <TotalRow label={m.value_likely()} amount={money(likely)} />
      </tbody>
    </table>
  );
}

function TotalRow({ label, amount }: { label: string; amount: string }) {
  return (
    <tr className="border-t border-rule-strong font-semibold">
      <th scope="row" className="py-1.5 pr-3 text-left">
        {label}
      </th>
      <td className="py-1.5 text-right whitespace-nowrap">{amount}</td>
    </tr>
  );
}

/**
 * A bar that starts in the middle: to the right for a gain, to the left for a loss. `share` is relative to the largest
 * effect.
 */
function EffectBar({ share }: { share: number }) {
  const width = `${Math.abs(share) * 50}%`;
  return (
    <span aria-hidden="true" className="relative mt-1 block h-1.5 rounded-full bg-wash forced-color-adjust-none">
      <span
        className={`absolute inset-y-0 forced-color-adjust-none ${share < 0 ? "right-1/2 rounded-l-full bg-signal" : "left-1/2 rounded-r-full bg-accent"}`}
        style={{ width }}
      />
      <span className="absolute -inset-y-0.5 left-1/2 w-px bg-rule-strong" />
    </span>
  );
}
