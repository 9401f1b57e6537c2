import { type CSSProperties, useId } from "react";
import { m } from "#messages/messages.js";
import type { CountryView, DotsView, MapPin, RegionView } from "../../content/offices/map-view.ts";
import { PageLink } from "../site/page-link.tsx";

/** A map of the country. Regions link to their pages, pins to offices. The same data follows as a table. */
export function CountryMap({ view }: { view: CountryView }) {
  const id = useId();
  const { outlines, box, regions, pins } = view;
  return (
    <figure>
      <a href={`#${id}-after`} className="button sr-only focus:not-sr-only focus:mb-3 focus:px-5">
        {m.map_skip()}
      </a>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset */}
      <svg
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="group"
        aria-labelledby={`${id}-title ${id}-description`}
        className="map max-h-[46rem] w-full"
      >
        <title id={`${id}-title`}>{m.map_title()}</title>
        <desc id={`${id}-description`}>{m.map_description()}</desc>
        <use href={`${outlines}#country`} className="map-region" />
        {regions
          .filter(({ is_drawn }) => is_drawn)
          .map((region) => (
            <RegionLink key={region.slug} region={region} outlines={outlines} />
          ))}
        <Pins pins={pins} mapSize={Math.max(box.width, box.height)} />
      </svg>
      <figcaption id={`${id}-after`} tabIndex={-1} className="mt-3 text-ink-soft outline-none">
        {regions.some(({ is_drawn }) => is_drawn) ? m.map_caption() : m.map_caption_pins()}
      </figcaption>
      <MapTable regions={regions} />
    </figure>
  );
}

function RegionLink({ region, outlines }: { region: CountryView["regions"][number]; outlines: string }) {
  const { slug, name, path, offices } = region;
  const label = offices > 0 ? m.map_region({ name, count: offices }) : m.map_region_none({ name });
  return (
    <PageLink href={path} aria-label={label}>
      <use href={`${outlines}#${slug}`} className={offices > 0 ? "map-region map-served" : "map-region"}>
        <title>{label}</title>
      </use>
    </PageLink>
  );
}

function MapTable({ regions }: Pick<CountryView, "regions">) {
  return (
    <details className="mt-3">
      <summary className="min-h-6 w-fit cursor-pointer font-semibold">{m.map_as_table()}</summary>
      <table className="numeric mt-3 w-full max-w-md border-collapse">
        <caption className="sr-only">{m.map_title()}</caption>
        <thead>
          <tr className="border-b border-rule-strong text-left">
            <th scope="col" className="py-1.5 font-semibold">
              {m.map_table_region()}
            </th>
            <th scope="col" className="py-1.5 text-right font-semibold">
              {m.offices()}
            </th>
          </tr>
        </thead>
        <tbody>
          {regions.map(({ slug, name, path, offices }) => (
            <tr key={slug} className="border-b border-rule">
              <th scope="row" className="text-left font-normal">
                <PageLink href={path} className="link inline-block py-1">
                  {name}
                </PageLink>
              </th>
              <td className="text-right">{offices}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** A picture of where the offices are. It links to the page with the map and the list. */
export function OfficeDots({ view: { outlines, box, dots } }: { view: DotsView }) {
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} className="map max-h-96 w-full" aria-hidden="true">
      <use href={`${outlines}#country`} className="map-region" />
      <path d={dots} className="map-dots" style={{ "--map-width": box.width } as CSSProperties} />
    </svg>
  );
}

/** A map of one region with its neighbors and the offices in view. */
export function RegionMap({ view, title, description }: { view: RegionView; title: string; description: string }) {
  const id = useId();
  const { outlines, box, slug, pins, here } = view;
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
      className="map h-auto w-full max-w-md rounded-sm border border-rule bg-sheet"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <use href={`${outlines}#country`} className="map-region" />
      <use href={`${outlines}#${slug}`} className="map-region map-served" />
      <Pins pins={pins} mapSize={Math.max(box.width, box.height)} isStatic here={here} />
    </svg>
  );
}

interface PinsProps {
  pins: MapPin[];
  /** The longer side of the map in SVG units, which sizes the pins. */
  mapSize: number;
  isStatic?: boolean;
  here?: string | null;
}

/**
 * Offices as dots. Only pointers need them, because the list beside every map has the same links. With `isStatic`, they
 * aren't links.
 */
function Pins({ pins, mapSize, isStatic = false, here = null }: PinsProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: its links have a tabindex of -1
    <g aria-hidden="true" style={{ "--map-size": mapSize } as CSSProperties}>
      {pins.map((pin) =>
        isStatic ? (
          <Dot
            key={pin.path}
            pin={pin}
            className={here === pin.path ? "map-pin map-pin-small map-pin-here" : "map-pin map-pin-small"}
          />
        ) : (
          <PageLink key={pin.path} href={pin.path} tabIndex={-1}>
            <Dot pin={pin} className="map-pin" />
          </PageLink>
        ),
      )}
    </g>
  );
}

function Dot({ pin: { x, y, name }, className }: { pin: MapPin; className: string }) {
  return (
    <circle cx={x} cy={y} className={className}>
      <title>{name}</title>
    </circle>
  );
}
