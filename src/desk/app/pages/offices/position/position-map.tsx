import { type CSSProperties, type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import type { NearbyPlace } from "#domain/offices/editing/locate-office.ts";
import type { Box } from "#integrations/maps/box.ts";
import type { MapFacts } from "#integrations/maps/country-map.ts";
import { createMapProjection, type MapProjection } from "#integrations/maps/projection.ts";
import type { Point } from "#lib/distance.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import { chooseLabels, getBoxAround, getPointAt, getShares, isInBox, SPANS_KM } from "./map-view.ts";

interface PositionMapProps {
  facts: MapFacts;
  /** The outline to highlight. */
  region: string | undefined;
  pin: Point;
  nearby: readonly NearbyPlace[];
  onMove(pin: Point): void;
}

const FIRST_SPAN = 2;

/** The outlines around a pin with the names of places. The pin is moved by dragging it or with the arrow keys. */
export function PositionMap({ facts, region, pin, nearby, onMove }: PositionMapProps) {
  const projection = useMemo(() => createMapProjection(facts.projection), [facts]);
  const [span, setSpan] = useState(FIRST_SPAN);
  const [center, setCenter] = useState(pin);
  const box = getVisibleBox(projection, center, pin, SPANS_KM[span] ?? SPANS_KM[FIRST_SPAN]);
  if (!box) return <p className="mb-3 text-ink-soft">{m.desk_office_pin_off_map()}</p>;
  const zoom = (step: number): void => {
    setSpan(span + step);
    setCenter(pin);
  };
  return (
    <div className="mb-3">
      <PinnedMap
        key={`${box.x} ${box.y}`}
        facts={facts}
        region={region}
        pin={pin}
        nearby={nearby}
        onMove={onMove}
        projection={projection}
        box={box}
      />
      <p className="mt-2 flex flex-wrap gap-2">
        <button
          type="button"
          className="button button-quiet"
          disabled={span === SPANS_KM.length - 1}
          onClick={() => zoom(1)}
        >
          {m.search_map_closer()}
        </button>
        <button type="button" className="button button-quiet" disabled={span === 0} onClick={() => zoom(-1)}>
          {m.search_map_farther()}
        </button>
      </p>
    </div>
  );
}

/** The part of the map around a center, or around the pin once it is outside; null off the map. */
function getVisibleBox(projection: MapProjection, center: Point, pin: Point, span: number): Box | null {
  const box = getBoxAround(projection, center, span);
  const position = projection.project(pin);
  return box && position && isInBox(getShares(box, position)) ? box : getBoxAround(projection, pin, span);
}

interface PinnedMapProps extends PositionMapProps {
  projection: MapProjection;
  box: Box;
}

function PinnedMap({ facts, region, pin, nearby, onMove, projection, box }: PinnedMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Point | null>(null);
  const position = projection.project(dragged ?? pin);
  const { left, top } = getShares(box, position ?? [box.x, box.y]);
  const getPointUnder = ({ clientX, clientY }: PointerEvent): Point | null => {
    const area = frame.current?.getBoundingClientRect();
    if (!area) return null;
    const limit = (share: number): number => Math.min(Math.max(share, 0), 1);
    return getPointAt(
      projection,
      box,
      limit((clientX - area.left) / area.width),
      limit((clientY - area.top) / area.height),
    );
  };
  const drop = (): void => {
    if (dragged) onMove(dragged);
    setDragged(null);
  };
  const moveByKey = (event: KeyboardEvent): void => {
    const direction = getOwnValue(STEPS, event.key);
    if (!direction) return;
    const [across, down] = direction;
    event.preventDefault();
    const step = event.shiftKey ? 0.1 : 0.01;
    const moved = getPointAt(projection, box, left + across * step, top + down * step);
    if (moved) onMove(moved);
  };
  return (
    <div ref={frame} className="relative overflow-hidden rounded-sm border border-rule">
      <MapDrawing facts={facts} region={region} box={box} labels={chooseLabels(projection, box, nearby)} />
      <button
        type="button"
        aria-label={m.desk_office_pin()}
        className="absolute size-11 -translate-x-1/2 -translate-y-full cursor-grab touch-none active:cursor-grabbing"
        style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) setDragged(getPointUnder(event) ?? dragged);
        }}
        onPointerUp={drop}
        onPointerCancel={() => setDragged(null)}
        onKeyDown={moveByKey}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-full">
          <path
            d="M12 23.500S4.500 14.500 4.500 9a7.500 7.500 0 0 1 15 0c0 5.500-7.500 14.500-7.500 14.500z"
            className="position-pin"
          />
          <circle cx="12" cy="9" r="2.600" className="position-pin-hole" />
        </svg>
      </button>
    </div>
  );
}

/** How far each arrow key moves the pin, across and down. */
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface MapDrawingProps {
  facts: MapFacts;
  region: string | undefined;
  box: Box;
  labels: ReturnType<typeof chooseLabels>;
}

function MapDrawing({ facts, region, box, labels }: MapDrawingProps) {
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
      className="map position-map block w-full bg-sheet"
      style={{ "--map-size": box.width } as CSSProperties}
    >
      <use href={`${facts.outlines}#country`} className="map-region" />
      {region && facts.regions[region] && (
        <use href={`${facts.outlines}#${region}`} className="map-region map-served" />
      )}
      {labels.map(({ name, left, top }) => (
        <g key={name}>
          <circle cx={box.x + left * box.width} cy={box.y + top * box.height} className="map-town" />
          <text x={box.x + left * box.width} y={box.y + top * box.height} className="map-town-name">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
