import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { m } from "#messages/messages.js";
import { toPlainText } from "../pages/content/compare-versions.ts";
import { getValueLabel } from "./get-value-label.ts";
import { type FieldPath, getField, mergeVersions } from "./merge-versions.ts";
import { Notice } from "./notice.tsx";

/** What someone else saved while this form was open. */
export interface Conflict {
  message: string;
  current: Record<string, unknown>;
}

interface ConflictProps extends Conflict {
  /** The label of each field, by field name. */
  labels: Readonly<Record<string, string>>;
  onResolved(): void;
}

/**
 * Shows both versions of each field that two people changed, side by side, and asks which one to save. Fields that only
 * the other person changed are taken from the saved version.
 */
export function ConflictNotice({ message, current, labels, onResolved }: ConflictProps) {
  const { getValues, setValue, formState } = useFormContext();
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far below. `void`, because recent browsers return a promise, which is not a
  // cleanup function.
  useEffect(() => void notice.current?.scrollIntoView({ block: "nearest" }), []);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const mine = getValues();
  const loaded = formState.defaultValues ?? {};
  // A restored draft may have been typed into an earlier version than the one that was loaded.
  const base = mine.version === loaded.version ? loaded : null;
  const { both, theirs } = mergeVersions(Object.keys(labels), base, mine, current);
  const choose = (path: FieldPath, isTheirs: boolean): void => {
    const next = new Set(accepted);
    if (isTheirs) next.add(toName(path));
    else next.delete(toName(path));
    setAccepted(next);
  };
  const resolve = (): void => {
    for (const path of [...theirs, ...both.filter((each) => accepted.has(toName(each)))])
      setValue(toName(path), getField(current, path), { shouldDirty: true });
    setValue("version", current.version, { shouldDirty: true });
    onResolved();
  };
  const getLabel = (path: FieldPath): string => (path.key ? getValueLabel(path.key) : (labels[path.name] ?? path.name));
  return (
    <div ref={notice} className="scroll-mt-4">
      <Notice tone="wrong" title={message}>
        {both.map((path) => (
          <fieldset key={toName(path)} className="my-3 border-t border-rule pt-2">
            <legend className="font-semibold">{getLabel(path)}</legend>
            <div className="grid gap-4 md:grid-cols-2">
              {([false, true] as const).map((isTheirs) => (
                <label key={String(isTheirs)} className="flex min-h-6 items-start gap-3 py-1">
                  <input
                    type="radio"
                    name={`conflict-${toName(path)}`}
                    className="mt-1 size-5 shrink-0 accent-accent"
                    checked={accepted.has(toName(path)) === isTheirs}
                    onChange={() => choose(path, isTheirs)}
                  />
                  <span className="min-w-0 break-words">
                    <span className="block font-semibold">
                      {isTheirs ? m.desk_conflict_theirs() : m.desk_conflict_yours()}
                    </span>
                    <span className="block max-h-72 overflow-y-auto whitespace-pre-line">
                      {toPlainText(getField(isTheirs ? current : mine, path)) || "–"}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {theirs.length > 0 && (
          <p className="my-2">{m.edit_copied_fields({ fields: theirs.map(getLabel).join(", ") })}</p>
        )}
        <button type="button" className="button mt-2" onClick={resolve}>
          {m.edit_apply_choices()}
        </button>
      </Notice>
    </div>
  );
}

/** The field's name in the form. */
const toName = ({ name, key }: FieldPath): string => (key === undefined ? name : `${name}.${key}`);
