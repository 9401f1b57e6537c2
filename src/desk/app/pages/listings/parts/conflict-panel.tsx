import { useEffect, useRef, useState } from "react";
import { m } from "#messages/messages.js";
import { Notice } from "../../../components/notice.tsx";
import { getFieldLabel } from "./get-field-label.ts";

type Fields = Record<string, unknown>;

interface ConflictProps {
  /** The version that both edits started from. */
  base: Fields;
  mine: Fields;
  theirs: Fields;
  /** Called with the fields whose values this person keeps; all others get the other person's. */
  onResolved(mine: Fields): void;
}

/**
 * Asks, for each field that both people changed, which version to save. Fields that only one of them changed are
 * merged.
 */
export function ConflictPanel({ base, mine, theirs, onResolved }: ConflictProps) {
  const [acceptedFields, setAcceptedFields] = useState<ReadonlySet<string>>(new Set());
  const changedByThem = Object.keys(theirs).filter((name) => formatValue(theirs[name]) !== formatValue(base[name]));
  const changedByBoth = changedByThem.filter(
    (name) =>
      formatValue(mine[name]) !== formatValue(base[name]) && formatValue(mine[name]) !== formatValue(theirs[name]),
  );
  const choose = (name: string, isTheirs: boolean): void => {
    const next = new Set(acceptedFields);
    if (isTheirs) next.add(name);
    else next.delete(name);
    setAcceptedFields(next);
  };
  const resolve = (): void => {
    const changedByMe = Object.keys(mine).filter(
      (name) => formatValue(mine[name]) !== formatValue(base[name]) && !acceptedFields.has(name),
    );
    onResolved(Object.fromEntries(changedByMe.map((name) => [name, mine[name]])));
  };
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1}>
      <Notice tone="wrong" title={m.desk_listing_changed()}>
        {changedByBoth.map((name) => (
          <fieldset key={name} className="my-3 border-t border-rule pt-2">
            <legend className="font-semibold">{getFieldLabel(name)}</legend>
            {([false, true] as const).map((isTheirs) => (
              <label key={String(isTheirs)} className="flex min-h-6 items-start gap-3 py-1">
                <input
                  type="radio"
                  name={`conflict-${name}`}
                  className="mt-1 size-5 shrink-0 accent-accent"
                  checked={acceptedFields.has(name) === isTheirs}
                  onChange={() => choose(name, isTheirs)}
                />
                <span className="min-w-0 break-words">
                  {isTheirs ? m.desk_conflict_theirs() : m.desk_conflict_yours()}{" "}
                  <q>{formatValue(isTheirs ? theirs[name] : mine[name])}</q>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        {changedByThem.length > changedByBoth.length && (
          <p className="my-2">
            {m.edit_copied_fields({
              fields: changedByThem
                .filter((name) => !changedByBoth.includes(name))
                .map(getFieldLabel)
                .join(", "),
            })}
          </p>
        )}
        <button type="button" className="button mt-2" onClick={resolve}>
          {m.edit_apply_choices()}
        </button>
      </Notice>
    </div>
  );
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
