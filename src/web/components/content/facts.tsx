import { useFormats } from "../../page-info.ts";

/** Large numbers with their labels. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: number])[] }) {
  const { number } = useFormats();
  return (
    <dl className="numeric flex flex-wrap gap-x-12 gap-y-4">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-display text-4xl">{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
