import { PLOT, type Scale } from "./plot.ts";

interface AxesProps {
  across: Scale;
  up: Scale;
  acrossWords(value: number): string;
  upWords(value: number): string;
  acrossLabel: string;
  upLabel: string;
}

/** The axes of a chart. Screen readers use the chart's title and description instead. */
export function Axes({ across, up, acrossWords, upWords, acrossLabel, upLabel }: AxesProps) {
  const { width, height, left, right, top, bottom } = PLOT;
  const base = height - bottom;
  return (
    <g className="fill-ink-soft text-[12px]">
      {up.ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width - right} y1={up.at(tick)} y2={up.at(tick)} className="stroke-rule" />
          <text x={left - 5} y={up.at(tick) + 4} textAnchor="end">
            {upWords(tick)}
          </text>
        </g>
      ))}
      {across.ticks.map((tick) => (
        <g key={tick}>
          <line x1={across.at(tick)} x2={across.at(tick)} y1={base} y2={base + 4} className="stroke-rule-strong" />
          <text x={across.at(tick)} y={base + 15} textAnchor="middle">
            {acrossWords(tick)}
          </text>
        </g>
      ))}
      <line x1={left} x2={width - right} y1={base} y2={base} className="stroke-rule-strong" />
      <text x={width - right} y={height - 3} textAnchor="end">
        {acrossLabel}
      </text>
      <text x={4} y={top - 8}>
        {upLabel}
      </text>
    </g>
  );
}
