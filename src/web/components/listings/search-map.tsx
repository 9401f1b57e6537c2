import type { CSSProperties } from "react";
import { m } from "#messages/messages.js";
import type { SearchData } from "../../listings/search-data.ts";
import type { MapCircle, SearchMap as View } from "../../listings/search-map.ts";
import { useFormats } from "../../page-info.ts";
import { buildSearchHref } from "../../search-params.ts";
import { PageLink, useLocalizeHref } from "../site/page-link.tsx";

/** Circles with at least this many results have the maximum size. */
const LARGEST_COUNT = 100;

/** The links that move the map, with their signs. */
const MOVES = [
  ["closer", "+", m.search_map_closer],
  ["farther", "−", m.search_map_farther],
  ["left", "←", m.search_map_west],
  ["right", "→", m.search_map_east],
  ["up", "↑", m.search_map_north],
  ["down", "↓", m.search_map_south],
] as const satisfies readonly (readonly [keyof View["moves"], string, () => string])[];

interface SearchMapProps {
  path: string;
  query: SearchData["query"];
  view: View;
}

/** Shows where the results are. Each circle links to the search in its area. The same links follow as a table. */
export function SearchMap({ path, query, view }: SearchMapProps) {
  const { number } = useFormats();
  const localizeHref = useLocalizeHref();
  const { outlines, box, circles, moves, shape, isArea, placed } = view;
  const toHref = (bbox: string | null, change: { polygon?: null } = {}): string =>
    buildSearchHref(path, query, { bbox, near: null, radius: null, ...change });
  const describe = ({ count, name }: MapCircle): string => m.search_map_circle({ count, shown: number(count), name });
  return (
    <figure className="mb-8">
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset */}
      <svg
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="group"
        aria-label={m.search_map_title()}
        data-search-map
        className="map w-full rounded-sm border border-rule bg-sheet"
        style={{ "--map-size": box.width } as CSSProperties}
      >
        <use href={`${outlines}#country`} className="map-region" />
        {shape && <path d={shape} className="map-shape" />}
        {circles.map((circle) => (
          <PageLink key={circle.bbox} href={toHref(circle.bbox)} aria-label={describe(circle)} className="map-circle">
            <circle cx={circle.x} cy={circle.y} style={{ "--share": getRadius(circle.count) } as CSSProperties}>
              <title>{describe(circle)}</title>
            </circle>
            <text x={circle.x} y={circle.y}>
              {number(circle.count)}
            </text>
          </PageLink>
        ))}
      </svg>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Shown after the map was moved with the pointer (`enhance/listing-tools/map-drag.ts`). */}
        <button type="button" hidden data-search-area={localizeHref(toHref("AREA"))} className="button">
          {m.search_map_area()}
        </button>
        <DrawnArea path={path} query={query} isDrawn={shape !== null} />
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {MOVES.map(([move, sign, getLabel]) =>
          moves[move] === null ? null : (
            <li key={move}>
              <PageLink
                id={`map-${move}`}
                href={toHref(moves[move])}
                aria-label={getLabel()}
                rel="nofollow"
                className="button button-quiet map-move"
              >
                {sign}
              </PageLink>
            </li>
          ),
        )}
        {isArea && (
          <li>
            <PageLink href={toHref(null, { polygon: null })} className="button button-quiet">
              {m.search_map_all()}
            </PageLink>
          </li>
        )}
      </ul>
      <figcaption className="mt-2 text-sm text-ink-soft">
        {m.search_map_caption({ count: placed, shown: number(placed) })}
      </figcaption>
      <details className="mt-2">
        <summary className="min-h-6 w-fit cursor-pointer font-semibold">{m.map_as_table()}</summary>
        <ul className="mt-2 columns-1 sm:columns-2">
          {circles.map((circle) => (
            <li key={circle.bbox}>
              <PageLink href={toHref(circle.bbox)} className="link inline-block py-1">
                {describe(circle)}
              </PageLink>
            </li>
          ))}
        </ul>
      </details>
    </figure>
  );
}

interface DrawnAreaProps extends Pick<SearchMapProps, "path" | "query"> {
  isDrawn: boolean;
}

/** Starts drawing an area on the map (`enhance/listing-tools/map-draw.ts`), or removes the drawn one. */
function DrawnArea({ path, query, isDrawn }: DrawnAreaProps) {
  const localizeHref = useLocalizeHref();
  if (isDrawn)
    return (
      <PageLink href={buildSearchHref(path, query, { polygon: null })} rel="nofollow" className="button button-quiet">
        {m.search_map_clear()}
      </PageLink>
    );
  return (
    <>
      <button
        type="button"
        data-draw={localizeHref(
          buildSearchHref(path, query, { polygon: "AREA", bbox: null, near: null, radius: null }),
        )}
        data-cancel={m.search_map_draw_cancel()}
        className="needs-script button button-quiet"
      >
        {m.search_map_draw()}
      </button>
      <p
        role="status"
        data-draw-status
        data-hint={m.search_map_draw_hint()}
        data-keys={m.search_map_draw_keys({ button: m.search_map_area() })}
        data-small={m.search_map_draw_small()}
        className="text-ink-soft"
      />
    </>
  );
}

/** Returns the radius as a share of the map's width. A circle's area is proportional to the number of results. */
function getRadius(count: number): number {
  return Math.round((0.014 + 0.02 * Math.sqrt(Math.min(count, LARGEST_COUNT) / LARGEST_COUNT)) * 1_000) / 1_000;
}
