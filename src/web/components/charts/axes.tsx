import { PLOT, type Scale } from "./plot.ts";

interface AxesProps {
  xScale: Scale;
  yScale: Scale;
  formatX(value: number): string;
  formatY(value: number): string;
  xLabel: string;
  yLabel: string;
}

/** The axes of a chart. Screen readers use the chart's title and description instead. */
export function Axes({ xScale, yScale, formatX, formatY, xLabel, yLabel }: AxesProps) {
  const { width, height, left, right, top, bottom } = PLOT;
  const base = height - bottom;
  return (
    <g className="fill-ink-soft text-[12px]">
      {yScale.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={width - right}
            y1={yScale.toUnits(tick)}
            y2={yScale.toUnits(tick)}
            className="stroke-rule"
          />
          <text x={left - 5} y={yScale.toUnits(tick) + 4} textAnchor="end">
            {formatY(tick)}
          </text>
        </g>
      ))}
      {xScale.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={xScale.toUnits(tick)}
            x2={xScale.toUnits(tick)}
            y1={base}
            y2={base + 4}
            className="stroke-rule-strong"
          />
          <text x={xScale.toUnits(tick)} y={base + 15} textAnchor="middle">
            {formatX(tick)}
          </text>
        </g>
      ))}
      <line x1={left} x2={width - right} y1={base} y2={base} className="stroke-rule-strong" />
      <text x={width - right} y={height - 3} textAnchor="end">
        {xLabel}
      </text>
      <text x={4} y={top - 8}>
        {yLabel}
      </text>
    </g>
  );
}
