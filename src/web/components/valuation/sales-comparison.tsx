import type { Comparables } from "#domain/valuation/comparables.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { Axes } from "../charts/axes.tsx";
import { ChartTable } from "../charts/chart-table.tsx";
import { createLogScale, PLOT } from "../charts/plot.ts";

interface SalesComparisonProps {
  comparables: Comparables | null;
  sector: string;
  /** The region's name, if the business has one. */
  region: string | undefined;
  /** This business's yearly SDE and likely value. */
  own: { sde: number; likely: number };
}

/** Shows what similar businesses sold for through the network, compared with this one. Amounts are in major units. */
export function SalesComparison({ comparables, sector, region, own }: SalesComparisonProps) {
  const { decimal } = useFormats();
  return (
    <section aria-labelledby="sales-compared">
      <h2 id="sales-compared" className="text-2xl">
        {m.sales_compared_title()}
      </h2>
      {comparables ? (
        <>
          <p className="mt-2 max-w-[65ch]">
            {m.sales_compared_text({
              n: comparables.n,
              sector,
              place: formatPlace(comparables, region),
              median: decimal(comparables.median),
              lower: decimal(comparables.lower),
              upper: decimal(comparables.upper),
            })}
          </p>
          <ScatterChart comparables={comparables} own={own} />
          <p className="mt-2 max-w-[65ch] text-sm text-ink-soft">{m.sales_compared_how()}</p>
        </>
      ) : (
        <p className="mt-2 max-w-[65ch]">{m.sales_compared_none({ sector })}</p>
      )}
    </section>
  );
}

/** Formats the area of a comparison: "in Florida", or "in the whole country". */
export function formatPlace(
  { reach, place }: Pick<Comparables, "reach" | "place">,
  region: string | undefined,
): string {
  if (reach === "region" && region) return m.sales_compared_in({ place: region });
  return reach === "wider" && place ? m.sales_compared_in({ place }) : m.sales_compared_country();
}

/** Price over SDE on two logarithmic axes, where a constant multiple is a straight line. */
function ScatterChart({ comparables, own }: { comparables: Comparables; own: SalesComparisonProps["own"] }) {
  const { money, short, decimal } = useFormats();
  const { points, median } = comparables;
  const { width, height, left, right, top, bottom } = PLOT;
  const xScale = createLogScale([...points.map(({ sde }) => sde), own.sde], left, width - right);
  const yScale = createLogScale([...points.map(({ price }) => price), own.likely], height - bottom, top);
  const rows = points.map(({ sde, price, n }) => [money(sde), money(price), decimal(price / sde), String(n)]);
  const [x, y] = [xScale.toUnits(own.sde), yScale.toUnits(own.likely)];
  return (
    <figure className="mt-4 max-w-lg">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby="scatter-title scatter-text"
        className="w-full forced-color-adjust-none"
      >
        <title id="scatter-title">{m.sales_scatter_title()}</title>
        <desc id="scatter-text">
          {m.sales_scatter_text({
            n: comparables.n,
            median: decimal(median),
            sde: money(own.sde),
            likely: money(own.likely),
            multiple: decimal(own.likely / own.sde),
          })}
        </desc>
        <Axes
          xScale={xScale}
          yScale={yScale}
          formatX={short}
          formatY={short}
          xLabel={m.sales_scatter_sde()}
          yLabel={m.price()}
        />
        <clipPath id="scatter-field">
          <rect x={left} y={top} width={width - left - right} height={height - top - bottom} />
        </clipPath>
        <g clipPath="url(#scatter-field)">
          {/* The median multiple. */}
          <line
            x1={left}
            x2={width - right}
            y1={yScale.toUnits(median * computeValueAt(xScale, left, own.sde, x))}
            y2={yScale.toUnits(median * computeValueAt(xScale, width - right, own.sde, x))}
            className="stroke-accent [stroke-dasharray:4_3]"
          />
          {points.map(({ sde, price, n }) => (
            <circle
              key={`${sde} ${price}`}
              cx={xScale.toUnits(sde)}
              cy={yScale.toUnits(price)}
              r={3 + 1.5 * Math.sqrt(n - 1)}
              className="fill-accent/60 stroke-accent"
            />
          ))}
        </g>
        <path
          d={`M${x} ${y - 8}L${x + 8} ${y}L${x} ${y + 8}L${x - 8} ${y}Z`}
          className="fill-signal stroke-paper stroke-2"
        />
      </svg>
      <figcaption className="flex flex-wrap gap-x-5 text-sm text-ink-soft" aria-hidden="true">
        <span>
          <span className="text-signal">◆</span> {m.sales_scatter_own()}
        </span>
        <span>
          <span className="text-accent">●</span> {m.sales_scatter_sale()}
        </span>
        <span>
          <span className="text-accent">- -</span> {m.sales_scatter_median({ median: decimal(median) })}
        </span>
      </figcaption>
      <ChartTable
        caption={m.sales_scatter_title()}
        headings={[m.sales_scatter_sde(), m.price(), m.multiples_times(), m.sales_scatter_count()]}
        rows={rows}
      />
    </figure>
  );
}

/** Computes the value at a position on a logarithmic axis, given one value and its position. */
function computeValueAt(
  scale: ReturnType<typeof createLogScale>,
  place: number,
  known: number,
  knownPosition: number,
): number {
  const decade = scale.toUnits(known * 10) - knownPosition;
  return known * 10 ** ((place - knownPosition) / decade);
}
