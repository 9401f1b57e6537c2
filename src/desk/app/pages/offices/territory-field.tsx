import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { TerritoryOverlaps } from "#domain/offices/editing/find-territory-overlaps.ts";
import { normalizePostalCode } from "#lib/normalize-postal-code.ts";
import { m } from "#messages/messages.js";
import { TextArea } from "../../components/fields.tsx";
import { call } from "../../data/call.ts";

/** How long typing must pause before the postal codes are looked up. */
const PAUSE_MS = 400;

/** An office's postal codes. While typing, it shows which ones other offices already have. */
export function TerritoryField() {
  const { setValue } = useFormContext();
  const territory = String(useWatch({ name: "territory" }) ?? "");
  const id = useWatch({ name: "id" }) as number | undefined;
  const overlaps = useOverlaps(territory, id ?? null);
  const remove = (): void => {
    const taken = new Set(overlaps?.codes.map(({ postal_code }) => postal_code));
    const left = territory
      .split(/[,;\n]/)
      .map((code) => code.trim())
      .filter((code) => code && !taken.has(normalizePostalCode(code)));
    setValue("territory", left.join(", "), { shouldDirty: true });
  };
  return (
    <>
      <TextArea source="territory" label={m.desk_office_territory()} hint={m.desk_office_territory_hint()} lines={3} />
      <div role="status" className="-mt-4 mb-5 max-w-xl">
        {overlaps && overlaps.total > 0 && (
          <>
            <p className="font-semibold text-signal">{m.desk_territory_overlaps({ codes: listCodes(overlaps) })}</p>
            <button type="button" className="link min-h-6 cursor-pointer" onClick={remove}>
              {m.desk_territory_remove()}
            </button>
          </>
        )}
      </div>
    </>
  );
}

function listCodes({ codes, total }: TerritoryOverlaps): string {
  const listed = codes.map(({ postal_code, office }) => `${postal_code} (${office})`).join(", ");
  return total > codes.length ? `${listed} …` : listed;
}

/** Looks up the postal codes that other offices have, once the text stays the same for a moment. */
function useOverlaps(territory: string, office_id: number | null): TerritoryOverlaps | null {
  const [overlaps, setOverlaps] = useState<TerritoryOverlaps | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      // Saving checks them, too, so a failure here loses nothing.
      const found = territory.trim()
        ? call<TerritoryOverlaps>("/territory-overlaps", "POST", { territory, office_id }).catch(() => null)
        : Promise.resolve(null);
      found.then((response) => isCurrent && setOverlaps(response));
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [territory, office_id]);
  return overlaps;
}
