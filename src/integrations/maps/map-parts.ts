import { type GeoProjection, geoAlbers, geoConicEqualArea } from "d3-geo";
import type { Point } from "#lib/distance.ts";
import { createProjection, type InsetFacts, isInBounds, type ProjectionFacts } from "./projection.ts";

export type Position = [x: number, y: number];

/**
 * A part of a map with a projection of its own: the country, or an inset. It continues beyond its edges, so that a
 * shape may reach over them.
 */
export interface MapPart {
  project(point: Point): Position | null;
  invert(position: Position): Point | null;
}

interface Inset {
  part: MapPart;
  hasPoint(point: Point): boolean;
  hasPosition(position: Position): boolean;
}

export interface MapParts {
  /** The part that shows a point. */
  getPartOf(point: Point): MapPart;
  /** The part at a position on the map. */
  getPartAt(position: Position): MapPart;
}

export function createMapParts(facts: ProjectionFacts): MapParts {
  const { scale, translate } = facts;
  const isUsa = facts.kind === "albers_usa";
  const country = toPart(isUsa ? geoAlbers().scale(scale).translate(translate) : createProjection(facts));
  const insets = isUsa ? createUsaInsets(facts) : (facts.insets ?? []).map(createInset);
  return {
    getPartOf: (point) => insets.find(({ hasPoint }) => hasPoint(point))?.part ?? country,
    getPartAt: (position) => insets.find(({ hasPosition }) => hasPosition(position))?.part ?? country,
  };
}

function toPart(projection: GeoProjection): MapPart {
  return {
    project: ({ longitude, latitude }) => projection([longitude, latitude]),
    invert(position) {
      const point = projection.invert?.(position);
      return point ? { longitude: point[0], latitude: point[1] } : null;
    },
  };
}

function createInset(facts: InsetFacts): Inset {
  const part = toPart(createProjection(facts));
  const hasPoint = (point: Point): boolean => isInBounds(point, facts.around);
  return {
    part,
    hasPoint,
    hasPosition(position) {
      const point = part.invert(position);
      return point !== null && hasPoint(point);
    },
  };
}

/** Alaska and Hawaii in the projection Albers USA, with the numbers of d3-geo, which has no access to its parts. */
function createUsaInsets({ scale, translate: [left, top] }: ProjectionFacts): Inset[] {
  const toScale = ([x, y]: Position): Position => [(x - left) / scale, (y - top) / scale];
  const toPosition = (x: number, y: number): Position => [left + x * scale, top + y * scale];
  const alaska = geoConicEqualArea().rotate([154, 0]).center([-2, 58.5]).parallels([55, 65]);
  const hawaii = geoConicEqualArea().rotate([157, 0]).center([-3, 19.9]).parallels([8, 18]);
  return [
    {
      part: toPart(alaska.scale(scale * 0.35).translate(toPosition(-0.307, 0.201))),
      hasPoint: ({ latitude }) => latitude > 50,
      hasPosition(position) {
        const [x, y] = toScale(position);
        return x >= -0.425 && x < -0.214 && y >= 0.12 && y < 0.234;
      },
    },
    {
      part: toPart(hawaii.scale(scale).translate(toPosition(-0.205, 0.212))),
      hasPoint: ({ latitude, longitude }) => latitude < 25 && longitude < -140,
      hasPosition(position) {
        const [x, y] = toScale(position);
        return x >= -0.214 && x < -0.115 && y >= 0.166 && y < 0.234;
      },
    },
  ];
}
