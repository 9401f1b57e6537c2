import { useState } from "react";
import { m } from "#messages/messages.js";
import { Notice } from "../../../components/notice.tsx";
import { fieldWords } from "./field-words.ts";

type Fields = Record<string, unknown>;

interface ConflictProps {
  /** The version that both edits started from. */
  base: Fields;
  mine: Fields;
  theirs: Fields;
  /** Gets the fields to keep; all others take the other person's values. */
  onSettled(mine: Fields): void;
}

/**
 * Asks which version to save of each field that both people have changed. Fields that only one of them changed are
 * merged.
 */
export function ConflictPanel({ base, mine, theirs, onSettled }: ConflictProps) {
  const [takes, setTakes] = useState<ReadonlySet<string>>(new Set());
  const changed = Object.keys(theirs).filter((name) => said(theirs[name]) !== said(base[name]));
  const mineToo = changed.filter(
    (name) => said(mine[name]) !== said(base[name]) && said(mine[name]) !== said(theirs[name]),
  );
  const take = (name: string, isTheirs: boolean): void => {
    const next = new Set(takes);
    if (isTheirs) next.add(name);
    else next.delete(name);
    setTakes(next);
  };
  const settle = (): void => {
    const own = Object.keys(mine).filter((name) => said(mine[name]) !== said(base[name]) && !takes.has(name));
    onSettled(Object.fromEntries(own.map((name) => [name, mine[name]])));
  };
  return (
    <Notice tone="wrong" title={m.desk_edited_meanwhile()}>
      {mineToo.map((name) => (
        <fieldset key={name} className="my-3 border-t border-rule pt-2">
          <legend className="font-semibold">{fieldWords(name)}</legend>
          {([false, true] as const).map((isTheirs) => (
            <label key={String(isTheirs)} className="flex min-h-6 items-start gap-3 py-1">
              <input
                type="radio"
                name={`conflict-${name}`}
                className="mt-1 size-5 shrink-0 accent-accent"
                checked={takes.has(name) === isTheirs}
                onChange={() => take(name, isTheirs)}
              />
              <span className="min-w-0 break-words">
                {isTheirs ? m.desk_conflict_theirs() : m.desk_conflict_yours()}{" "}
                <q>{said(isTheirs ? theirs[name] : mine[name])}</q>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {changed.length > mineToo.length && (
        <p className="my-2">
          {m.edit_taken_over({
            fields: changed
              .filter((name) => !mineToo.includes(name))
              .map(fieldWords)
              .join(", "),
          })}
        </p>
      )}
      <button type="button" className="button mt-2" onClick={settle}>
        {m.edit_settle()}
      </button>
    </Notice>
  );
}

function said(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
