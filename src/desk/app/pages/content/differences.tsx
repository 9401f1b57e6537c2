import type { FieldChange } from "./compare-versions.ts";

/** Shows what differs between two versions, field by field. */
export function Differences({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className="my-3 grid gap-3">
      {changes.map(({ label, parts }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="whitespace-pre-line">
            {parts.map(({ value, added, removed }, position) => {
              const key = `${position} ${value}`;
              if (added) return <ins key={key}>{value}</ins>;
              return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
