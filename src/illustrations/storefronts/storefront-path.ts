import { getStorefrontKind, isStorefrontKind, type StorefrontKind } from "./storefront-kind.ts";

/** The listing fields that a drawing depends on. */
export type StorefrontInput = { category_slug: string; subcategory_slug: string | null; number: number };

const PATH_PATTERN = /^\/storefronts\/v1\/([a-z]+)\/(0|[1-9]\d{0,14})\.svg$/;

/**
 * Returns the path of a listing's image. The image at a path never changes; a change of the drawing needs a new version
 * segment.
 */
export function getStorefrontPath(input: StorefrontInput): string {
  return `/storefronts/v1/${getStorefrontKind(input.category_slug, input.subcategory_slug)}/${input.number}.svg`;
}

/** Parses an image path, or returns null if it is no such path. */
export function parseStorefrontPath(path: string): { kind: StorefrontKind; number: number } | null {
  const [, kind = "", number = ""] = PATH_PATTERN.exec(path) ?? [];
  return isStorefrontKind(kind) ? { kind, number: Number(number) } : null;
}
