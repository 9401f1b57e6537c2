import { useId } from "react";
import type { ImportKind as Kind } from "#db/tables/imports.ts";
import type { DeskUpload } from "#domain/imports/desk-imports.ts";
import { m } from "#messages/messages.js";

export const KIND_LABELS: Record<Kind, () => string> = {
  listings: m.listings,
  offices: m.offices,
  agents: m.agents,
  leads: m.desk_leads_title,
  redirects: m.desk_redirects_title,
};

/** Asks what kind of records an upload contains. Shown to people who may import more than listings. */
export function ImportKind({ upload: { kind, kinds }, onChange }: { upload: DeskUpload; onChange(kind: Kind): void }) {
  const id = useId();
  if (kinds.length < 2) return null;
  return (
    <p className="mb-8 max-w-sm">
      <label htmlFor={id} className="font-semibold">
        {m.desk_import_kind()}
      </label>
      <span id={`${id}-hint`} className="block text-sm text-ink-soft">
        {m.desk_import_kind_hint()}
      </span>
      <select
        id={id}
        className="input mt-1"
        aria-describedby={`${id}-hint`}
        value={kind}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Kind)}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {KIND_LABELS[one]()}
          </option>
        ))}
      </select>
    </p>
  );
}
