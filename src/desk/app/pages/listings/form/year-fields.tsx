import { useFormContext } from "react-hook-form";
import { YEARLY_AMOUNTS } from "#domain/listings/fields/yearly-amounts.ts";
import { m } from "#messages/messages.js";

const YEAR_COLUMNS = [["year", m.yearly_field_year], ...YEARLY_AMOUNTS] as const;

/** Fields for the yearly financials: the last three years, which lenders ask for, and any other years. */
export function YearFields() {
  const { register, watch, formState } = useFormContext();
  const rows = (watch("yearly_financials") ?? []) as unknown[];
  const rowErrors = (formState.errors.yearly_financials ?? []) as Record<string, { message?: string }>[];
  return (
    <fieldset className="mb-5">
      <legend className="font-semibold">{m.listing_field_yearly_financials()}</legend>
      <p className="mb-2 text-ink-soft">{m.edit_years_hint()}</p>
      {rows.map((_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity other than their position.
        <div key={row} className="mb-3 grid grid-cols-2 gap-3 border-t border-rule pt-3 sm:grid-cols-5">
          {YEAR_COLUMNS.map(([column, label]) => {
            const name = `yearly_financials.${row}.${column}`;
            const error = rowErrors[row]?.[column]?.message;
            return (
              <label key={column} className={column === "year" ? "col-span-2 sm:col-span-1" : ""}>
                <span className="text-sm text-ink-soft">{label()}</span>
                <input
                  type="text"
                  inputMode="decimal"
                  className="input"
                  aria-invalid={error ? true : undefined}
                  {...register(name)}
                />
                {error && <span className="font-semibold text-signal">{error}</span>}
              </label>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}

interface YearRow {
  year?: unknown;
}

/** Adds an empty row for each of the last three years that the listing lacks, and sorts the rows by year. */
export function addMissingYears(years: readonly YearRow[], now = new Date()): YearRow[] {
  const last = now.getFullYear() - 1;
  const missing = [last - 2, last - 1, last].filter((year) => !years.some((row) => Number(row.year) === year));
  return [...years, ...missing.map((year) => ({ year }))].sort((a, b) => Number(a.year) - Number(b.year));
}
