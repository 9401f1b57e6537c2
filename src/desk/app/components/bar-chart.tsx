const WIDTH = 420;
const ROW_HEIGHT = 34;
/** Distance from a row's top to the baseline of its text, and to its bar. */
const TEXT_OFFSET = 14;
const BAR_OFFSET = 19;
const BAR_HEIGHT = 9;

export interface Bar {
  /** Distinguishes it from others with the same label. */
  id: string;
  label: string;
  value: number;
  /** The value as text. */
  text: string;
}

/** A horizontal bar for each value. The page has the same numbers as a table, which screen readers get instead. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const max = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${bars.length * ROW_HEIGHT}`} aria-hidden="true" className="mb-4 w-full max-w-xl">
      {bars.map(({ id, label, value, text }, position) => (
        <g key={id} transform={`translate(0 ${position * ROW_HEIGHT})`}>
          <text x={0} y={TEXT_OFFSET} className="fill-ink text-[13px]">
            {label}
          </text>
          <text x={WIDTH} y={TEXT_OFFSET} textAnchor="end" className="fill-ink-soft text-[13px]">
            {text}
          </text>
          <rect x={0} y={BAR_OFFSET} width={WIDTH} height={BAR_HEIGHT} className="fill-rule" />
          <rect x={0} y={BAR_OFFSET} width={(value / max) * WIDTH} height={BAR_HEIGHT} className="fill-accent" />
        </g>
      ))}
    </svg>
  );
}
