import { useId } from "react";
import type { DeskUpload } from "#domain/imports/desk-imports.ts";
import type { ImportSettings } from "#domain/listings/import/runs/import-run.ts";
import { m } from "#messages/messages.js";

const ENCODINGS = ["utf-8", "windows-1252", "macintosh", "shift_jis", "utf-16le", "utf-16be"];

interface OptionsProps {
  upload: DeskUpload;
  onChange(settings: ImportSettings): void;
}

/**
 * Choices for the whole file: its encoding, the category of rows without one, and whether to publish rows that identify
 * their seller.
 */
export function ImportOptions({ upload, onChange }: OptionsProps) {
  const id = useId();
  const { kind, settings, format, encoding } = upload;
  const isText = format === "csv" || format === "json";
  return (
    <section className="mb-8 grid max-w-3xl gap-4 sm:grid-cols-2">
      {kind === "listings" && (
        <p>
          <label htmlFor={`${id}-category`} className="font-semibold">
            {m.desk_import_category()}
          </label>
          <span id={`${id}-category-hint`} className="block text-sm text-ink-soft">
            {m.desk_import_category_hint()}
          </span>
          <input
            id={`${id}-category`}
            className="input mt-1"
            aria-describedby={`${id}-category-hint`}
            defaultValue={settings.category ?? ""}
            onBlur={({ currentTarget }) => {
              const category = currentTarget.value.trim();
              if (category !== (settings.category ?? "")) onChange({ category });
            }}
          />
        </p>
      )}
      {isText && (
        <p>
          <label htmlFor={`${id}-encoding`} className="font-semibold">
            {m.desk_import_encoding()}
          </label>
          <span id={`${id}-encoding-hint`} className="block text-sm text-ink-soft">
            {m.desk_import_encoding_hint()}
          </span>
          <select
            id={`${id}-encoding`}
            className="input mt-1"
            aria-describedby={`${id}-encoding-hint`}
            value={encoding}
            onChange={({ currentTarget }) => onChange({ encoding: currentTarget.value })}
          >
            {[...new Set([encoding, ...ENCODINGS])].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </p>
      )}
      {kind === "listings" && (
        <p className="sm:col-span-2">
          <label className="flex items-start gap-2">
            <input
              type="checkbox"
              className="mt-1"
              checked={settings.publish ?? false}
              onChange={({ currentTarget }) => onChange({ publish: currentTarget.checked })}
            />
            <span>{m.desk_import_publish()}</span>
          </label>
        </p>
      )}
    </section>
  );
}
