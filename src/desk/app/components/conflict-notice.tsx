import { useFormContext } from "react-hook-form";
import { m } from "#messages/messages.js";
import { Notice } from "./notice.tsx";

/** What someone else has saved since this form was opened. */
export interface Conflict {
  message: string;
  current: Record<string, unknown>;
}

interface ConflictProps extends Conflict {
  /** The label of each field, by field name. */
  labels: Readonly<Record<string, string>>;
  onSettled(): void;
}

/** Shows both versions of each field after concurrent edits and asks which version to save. */
export function ConflictNotice({ message, current, labels, onSettled }: ConflictProps) {
  const { getValues, setValue } = useFormContext();
  const differing = Object.keys(labels).filter((name) => said(getValues(name)) !== said(current[name]));
  const take = (name: string, value: unknown): void => setValue(name, value, { shouldDirty: true });
  const settle = (fields: readonly string[]): void => {
    for (const name of fields) take(name, current[name]);
    take("version", current.version);
    onSettled();
  };
  return (
    <Notice tone="wrong" title={message}>
      <dl className="my-3 grid gap-3">
        {differing.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{labels[name]}</dt>
            <dd>
              {m.desk_conflict_yours()} <q>{said(getValues(name))}</q>
            </dd>
            <dd>
              {m.desk_conflict_theirs()} <q>{said(current[name])}</q>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => settle([])}>
          {m.desk_conflict_keep()}
        </button>
        <button type="button" className="button button-quiet" onClick={() => settle(differing)}>
          {m.desk_conflict_take()}
        </button>
      </div>
    </Notice>
  );
}

function said(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  if (Array.isArray(value)) return value.map(said).join(", ");
  return typeof value === "object" ? Object.values(value).map(said).filter(Boolean).join(" ") : String(value);
}
