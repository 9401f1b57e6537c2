import type { Context } from "#domain/context.ts";
import { addPhoto } from "#domain/listings/photos/add-photo.ts";
import { drawStorefront } from "#illustrations/storefronts/draw-storefront.ts";
import { createManager, selectNdaListings } from "../people/nda-queries.ts";
import { selectDrawnFields } from "./photo-queries.ts";

/** How many listings get photos. Each takes 300 ms. */
const LISTINGS = 3;
/** At this density, the drawing is 1,440 pixels wide. */
const DENSITY = 216;
/** The parts of the drawing that a listing's photos show, in pixels: all of it, and the entrance. */
const PARTS = [
  { left: 0, top: 0, width: 1_440, height: 960 },
  { left: 360, top: 360, width: 720, height: 480 },
];
/** The width of a photo in pixels, unless the part is smaller. */
const MAX_WIDTH = 960;

/** Adds photos of their drawing to a few listings of the demo staff's office. */
export async function loadPhotos(tx: Context): Promise<void> {
  for (const listing of await selectNdaListings(tx.db, { needsApproval: false, limit: LISTINGS })) {
    const { number, listed_at } = listing;
    const context = { ...tx, clock: () => listed_at, viewer: createManager(listing) };
    const svg = drawStorefront(await selectDrawnFields(tx.db, number));
    for (const part of PARTS) await addPhoto(context, { number, bytes: await takePhoto(svg, part) });
  }
}

async function takePhoto(svg: string, part: (typeof PARTS)[number]): Promise<Uint8Array> {
  // Loaded only for the demo, because it uses tens of megabytes.
  const { default: sharp } = await import("sharp");
  const picture = sharp(Buffer.from(svg), { density: DENSITY }).extract(part);
  const photo = picture.resize({ width: MAX_WIDTH, withoutEnlargement: true }).jpeg({ quality: 90 });
  return new Uint8Array(await photo.toBuffer());
}
