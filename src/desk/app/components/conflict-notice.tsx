import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { m } from "#messages/messages.js";
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

/** Shows both versions of each field after concurrent edits and asks which version to save. */
export function ConflictNotice({ message, current, labels, onResolved }: ConflictProps) {
  const { getValues, setValue } = useFormContext();
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far below.
  useEffect(() => notice.current?.scrollIntoView({ block: "nearest" }), []);
  const differentFields = Object.keys(labels).filter(
    (name) => formatValue(getValues(name)) !== formatValue(current[name]),
  );
  const setField = (name: string, value: unknown): void => setValue(name, value, { shouldDirty: true });
  const resolve = (fields: readonly string[]): void => {
    for (const name of fields) setField(name, current[name]);
    setField("version", current.version);
    onResolved();
  };
  return (
    <div ref={notice} className="scroll-mt-4">
      <Notice tone="wrong" title={message}>
        <dl className="my-3 grid gap-3">
          {differentFields.map((name) => (
            <div key={name}>
              <dt className="font-semibold">{labels[name]}</dt>
              <dd>
                {m.desk_conflict_yours()} <q>{formatValue(getValues(name))}</q>
              </dd>
              <dd>
                {m.desk_conflict_theirs()} <q>{formatValue(current[name])}</q>
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button" onClick={() => resolve([])}>
            {m.desk_conflict_use_mine()}
          </button>
          <button type="button" className="button button-quiet" onClick={() => resolve(differentFields)}>
            {m.desk_conflict_use_saved()}
          </button>
        </div>
      </Notice>
    </div>
  );
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  if (Array.isArray(value)) return value.map(formatValue).join(", ");
  return typeof value === "object" ? Object.values(value).map(formatValue).filter(Boolean).join(" ") : String(value);
}
