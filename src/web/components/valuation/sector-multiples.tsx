import { m } from "#messages/messages.js";
import { MultiplesTable } from "./multiples-table.tsx";

interface SectorMultiplesProps {
  sectors: { name: string; multiple: number }[];
  years: { from: string; to: string };
}

export function SectorMultiples({ sectors, years }: SectorMultiplesProps) {
  const max = Math.max(...sectors.map(({ multiple }) => multiple));
  return (
    <MultiplesTable
      title={m.multiples_title()}
      source={m.price_scale_source({ from: years.from, to: years.to })}
      header={m.listing_field_category()}
      rows={sectors.map((sector) => ({ ...sector, width: (sector.multiple / max) * 70 }))}
    />
  );
}
