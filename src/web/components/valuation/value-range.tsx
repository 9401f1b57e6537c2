import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";

interface ValueRangeProps {
  low: number;
  likely: number;
  high: number;
}

/**
 * The scale extends this share of the likely value to both sides. It is fixed, so that a narrower range looks narrower.
 */
const SCALE_SHARE = 0.4;

/** A bar from low to high with the likely value in the middle. Amounts are whole major units. */
export function ValueRange({ low, likely, high }: ValueRangeProps) {
  const { money } = useFormats();
  const toPercent = (value: number): number => {
    const offset = likely > 0 ? (value / likely - 1) / SCALE_SHARE : 0;
    return 50 + 50 * Math.max(-1, Math.min(1, offset));
  };
  const columns = [
    ["low", m.value_low(), low, ""],
    ["likely", m.value_likely(), likely, "text-center"],
    ["high", m.value_high(), high, "text-right"],
  ] as const;
  return (
    <div className="numeric">
      <p className="text-center font-display text-4xl" aria-hidden="true">
        {money(likely)}
      </p>
      <div className="relative mt-4 h-5" aria-hidden="true">
        <span className="absolute inset-x-0 top-1.5 h-2 rounded-full bg-wash forced-color-adjust-none" />
        <span
          className="absolute top-1.5 h-2 rounded-full bg-accent forced-color-adjust-none"
          style={{ left: `${toPercent(low)}%`, width: `${toPercent(high) - toPercent(low)}%` }}
        />
        <span className="absolute top-0 left-1/2 size-5 -translate-x-1/2 rounded-full border-4 border-sheet bg-accent forced-color-adjust-none" />
      </div>
      <dl className="mt-1 grid grid-cols-3 gap-2">
        {columns.map(([name, label, value, align]) => (
          <div key={name} className={align}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-semibold">
              <data data-valuation={name} value={value}>
                {money(value)}
              </data>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
