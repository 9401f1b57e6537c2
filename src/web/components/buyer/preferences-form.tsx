import { type RefObject, useEffect, useRef, useState } from "react";
import { AMOUNTS } from "#domain/accounts/profile/buyer-columns.ts";
import { preferenceFailed } from "#editions/contract-messages.ts";
import type { FieldErrors } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { useMatchCount } from "../../browser/use-match-count.ts";
import { useFormats } from "../../page-info.ts";
import { Field } from "../forms/field.tsx";
import { FormAlert } from "../forms/form-frame.tsx";
import { PageForm } from "../forms/page-form.tsx";
import { PreferenceRow } from "./preference-row.tsx";
import type { Choices, SavedPreferences, TypedPreferences, TypedRow } from "./typed-preferences.ts";

interface PreferencesFormProps extends Choices {
  action: string;
  saved: SavedPreferences;
  /** The number of listings that match the saved preferences. */
  matching: number;
  /** The rejected form. `typed` is null if the server could not be reached; the fields then still have their values. */
  response: { message: string; errors: FieldErrors; typed: TypedPreferences | null } | undefined;
}

const EMPTY: TypedRow = { state: "", category: "", subcategory: "" };
const RANGE_LABELS = {
  price: m.listing_field_price,
  down_payment: m.listing_field_down_payment,
  discretionary_earnings: m.listing_field_sde,
};

/**
 * Edits a buyer's preferences: rows of place and category, amount ranges, and the weekly email. The number of matching
 * listings updates while the form is filled in.
 */
export function PreferencesForm({ action, saved, matching, response, categories, regions }: PreferencesFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const typed = response?.typed;
  const initialRows = typed?.preferences ?? saved.preferences.map(toTypedRow);
  const [rows, setRows] = useState<KeyedRow[]>(() =>
    (initialRows.length > 0 ? initialRows : [EMPTY]).map((row, key) => ({ key, row })),
  );
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusOnNewRow(form, rows.length);
  const { matchCount, updateMatchCount } = useMatchCount(form, matching);
  const { number } = useFormats();
  const errors = response?.errors ?? {};

  return (
    <PageForm
      ref={form}
      method="post"
      action={action}
      noValidate
      data-failure={preferenceFailed()}
      className="mt-8 space-y-8"
      onChange={updateMatchCount}
      onInput={updateMatchCount}
    >
      {response?.message && <FormAlert>{response.message}</FormAlert>}
      {/* The first submit button handles Enter, so that it saves instead of removing a row. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      <fieldset>
        <legend className="font-display text-2xl">{m.preferences_rows()}</legend>
        <p className="mt-1 text-ink-soft">{m.preferences_rows_hint()}</p>
        <ul className="mt-4 space-y-4">
          {rows.map(({ key, row }, position) => (
            <li key={key}>
              <PreferenceRow
                row={row}
                position={position}
                errors={errors}
                categories={categories}
                regions={regions}
                isOnly={rows.length === 1}
                onRemove={() => {
                  setRows(rows.filter((other) => other.key !== key));
                  updateMatchCount();
                  addButton.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
        <button
          ref={addButton}
          type="submit"
          name="add"
          value="1"
          className="button button-quiet mt-4"
          onClick={(event) => {
            event.preventDefault();
            setRows([...rows, { key: getNextKey(rows), row: EMPTY }]);
          }}
        >
          {m.preferences_add()}
        </button>
      </fieldset>
      {AMOUNTS.map((name) => (
        <fieldset key={name}>
          <legend className="font-display text-2xl">{RANGE_LABELS[name]()}</legend>
          <div className="mt-2 grid max-w-xl grid-cols-2 gap-4">
            {(["min", "max"] as const).map((bound) => {
              const key = `${name}_${bound}` as const;
              return (
                <Field
                  key={key}
                  name={key}
                  label={bound === "min" ? m.range_from() : m.range_to()}
                  inputMode="numeric"
                  autoComplete="off"
                  errors={errors[key]}
                  defaultValue={typed?.bounds[key] ?? formatAmount(saved[key], number)}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
      <label className="flex min-h-8 items-start gap-3">
        <input
          type="checkbox"
          name="send_weekly_bizmatch_email"
          value="1"
          defaultChecked={typed?.send_weekly_bizmatch_email ?? saved.send_weekly_bizmatch_email}
          className="size-6 shrink-0 accent-accent"
        />
        <span>{m.preferences_weekly()}</span>
      </label>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule pt-5">
        <button type="submit" className="button" data-busy={m.inquiry_sending()}>
          {m.preferences_send()}
        </button>
        <p role="status" className="font-semibold">
          {matchCount !== null && m.preferences_matching({ count: matchCount, shown: number(matchCount) })}
        </p>
      </div>
    </PageForm>
  );
}

function toTypedRow(row: SavedPreferences["preferences"][number]): TypedRow {
  return { state: row.state ?? "", category: row.category ?? "", subcategory: row.subcategory ?? "" };
}

function formatAmount(amount: number | null, number: (value: number) => string): string {
  return amount === null ? "" : number(amount);
}

/** A row with a key, so that removing one row leaves the values of the others. */
interface KeyedRow {
  key: number;
  row: TypedRow;
}

const getNextKey = (rows: KeyedRow[]): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/** Moves the focus to a row that was added. */
function useFocusOnNewRow(form: RefObject<HTMLFormElement | null>, rows: number): void {
  const previous = useRef(rows);
  useEffect(() => {
    const wasAdded = rows > previous.current;
    previous.current = rows;
    const first = form.current?.querySelector<HTMLElement>(`[name="preferences.${rows - 1}.state"]`);
    if (wasAdded) first?.focus();
  }, [form, rows]);
}
