import { m } from "#messages/messages.js";

/** Examples of add-backs that buyers accept or challenge. */
export function AddBacksGuide() {
  const accepted = [
    [m.add_back_interest(), m.add_back_interest_why()],
    [m.add_back_depreciation(), m.add_back_depreciation_why()],
    [m.add_back_once(), m.add_back_once_why()],
    [m.add_back_private(), m.add_back_private_why()],
    [m.add_back_family(), m.add_back_family_why()],
  ] as const;
  const challenged = [
    [m.add_back_cash(), m.add_back_cash_why()],
    [m.add_back_yearly(), m.add_back_yearly_why()],
    [m.add_back_second(), m.add_back_second_why()],
    [m.add_back_rent(), m.add_back_rent_why()],
  ] as const;
  return (
    <details className="rounded-sm border border-rule bg-sheet px-4 py-2">
      <summary className="cursor-pointer py-1 font-semibold text-accent">{m.add_back_title()}</summary>
      <Examples title={m.add_back_accepted()} examples={accepted} />
      <Examples title={m.add_back_challenged()} examples={challenged} />
    </details>
  );
}

function Examples({ title, examples }: { title: string; examples: readonly (readonly [string, string])[] }) {
  return (
    <>
      <h3 className="mt-3 text-lg">{title}</h3>
      <dl className="mt-1 mb-3 space-y-2">
        {examples.map(([label, explanation]) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="text-ink-soft">{explanation}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
