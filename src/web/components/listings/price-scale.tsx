import { MULTIPLES_YEARS } from "#domain/listings/categories/multiples-years.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";

/** A price as a multiple of annual SDE, beside the sector's average multiple. */
export function PriceScale({ scale, sector }: PriceScaleProps) {
  const { decimal } = useFormats();
  const scaleMax = Math.max(scale.multiple, scale.sector_multiple) * 1.35;
  const toPercent = (multiple: number): string => `${Math.min(96, Math.max(4, (multiple / scaleMax) * 100))}%`;
  // Keeps a label inside the scale when its mark is near the end.
  const toLabelPosition = (multiple: number): string => `clamp(2.75rem, ${toPercent(multiple)}, 100% - 2.75rem)`;
  const ownMultiple = decimal(scale.multiple);
  const sectorMultiple = decimal(scale.sector_multiple);
  return (
    <section>
      <h2 className="text-2xl">{m.price_scale_title()}</h2>
      <p className="mt-2 max-w-prose">{m.price_scale_text({ own: ownMultiple, usual: sectorMultiple, sector })}</p>
      <div className="numeric relative mt-4 h-24 max-w-xl" aria-hidden="true">
        <div className="absolute inset-x-0 top-11 h-2 rounded-full bg-wash forced-color-adjust-none" />
        <div
          className="absolute top-11 left-0 h-2 rounded-full bg-accent forced-color-adjust-none"
          style={{ width: toPercent(scale.multiple) }}
        />
        <span
          className="absolute top-9 size-6 -translate-x-1/2 rounded-full border-4 border-paper bg-accent forced-color-adjust-none"
          style={{ left: toPercent(scale.multiple) }}
        />
        <span
          className="absolute top-0 -translate-x-1/2 font-semibold whitespace-nowrap"
          style={{ left: toLabelPosition(scale.multiple) }}
        >
          {m.multiple_value({ multiple: ownMultiple })}
        </span>
        <span
          className="absolute top-8 h-8 w-0.5 -translate-x-1/2 bg-signal forced-color-adjust-none"
          style={{ left: toPercent(scale.sector_multiple) }}
        />
        <span
          className="absolute top-17 -translate-x-1/2 whitespace-nowrap text-signal"
          style={{ left: toLabelPosition(scale.sector_multiple) }}
        >
          {m.price_scale_usual({ usual: sectorMultiple })}
        </span>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {m.price_scale_source({ from: MULTIPLES_YEARS.from, to: MULTIPLES_YEARS.to })}
      </p>
    </section>
  );
}

interface PriceScaleProps {
  scale: { multiple: number; sector_multiple: number };
  sector: string;
}
