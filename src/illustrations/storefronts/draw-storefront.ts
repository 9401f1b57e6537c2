import { compactDrawing } from "./compact-drawing.ts";
import { bar } from "./kinds/bar.ts";
import { cafe } from "./kinds/cafe.ts";
import { clinic } from "./kinds/clinic.ts";
import { depot } from "./kinds/depot.ts";
import { farm } from "./kinds/farm.ts";
import { fuel } from "./kinds/fuel.ts";
import { garage } from "./kinds/garage.ts";
import { grocery } from "./kinds/grocery.ts";
import { hotel } from "./kinds/hotel.ts";
import type { KindDrawing } from "./kinds/kind-drawing.ts";
import { leisure } from "./kinds/leisure.ts";
import { office } from "./kinds/office.ts";
import { restaurant } from "./kinds/restaurant.ts";
import { salon } from "./kinds/salon.ts";
import { school } from "./kinds/school.ts";
import { shop } from "./kinds/shop.ts";
import { website } from "./kinds/website.ts";
import { workshop } from "./kinds/workshop.ts";
import { yard } from "./kinds/yard.ts";
import { drawBackdrop } from "./parts/backdrop.ts";
import { drawGround } from "./parts/ground.ts";
import { drawSky } from "./parts/sky.ts";
import { createScene } from "./scene.ts";
import { getStorefrontKind, type StorefrontKind } from "./storefront-kind.ts";
import type { StorefrontInput } from "./storefront-path.ts";

export { getStorefrontPath as storefrontPath, parseStorefrontPath, type StorefrontInput } from "./storefront-path.ts";

const drawings: Record<StorefrontKind, KindDrawing> = {
  bar,
  cafe,
  clinic,
  depot,
  farm,
  fuel,
  garage,
  grocery,
  hotel,
  leisure,
  office,
  restaurant,
  salon,
  school,
  shop,
  website,
  workshop,
  yard,
};

/** In characters. A longer drawing is drawn again with fewer things in the street, because a page has 24 of them. */
const MAX_DETAILED_LENGTH = 5200;

/** Draws a listing's storefront: an SVG document of 480 by 320, the same for the same input. */
export function drawStorefront(input: StorefrontInput): string {
  return drawStorefrontOfKind(getStorefrontKind(input.category_slug, input.subcategory_slug), input.number);
}

/** Draws the storefront of an image path. `number` is an integer from 0. */
export function drawStorefrontOfKind(kind: StorefrontKind, number: number): string {
  const full = draw(kind, number, false);
  return full.length > MAX_DETAILED_LENGTH ? draw(kind, number, true) : full;
}

function draw(kind: StorefrontKind, number: number, isSparse: boolean): string {
  const drawing = drawings[kind];
  const s = createScene(kind, number, drawing, isSparse);
  const mirrored = s.dice.chance(0.5);
  const behind = drawSky(s) + drawBackdrop(s, s.dice.pick(drawing.backdrops));
  const scene = `<g stroke="none">${behind}</g>${drawGround(s, drawing.ground)}${drawing.draw(s)}`;
  const picture = mirrored ? `<g transform="matrix(-1 0 0 1 480 0)">${scene}</g>` : scene;
  return compactDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" fill="none" stroke="${s.paint.ink}" stroke-width="1.5" stroke-linejoin="round">${s.renderDefinitions()}${picture}</svg>`,
  );
}
