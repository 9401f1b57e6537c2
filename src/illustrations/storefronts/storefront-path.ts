import { getStorefrontKind, isStorefrontKind, type StorefrontKind } from "./storefront-kind.ts";

/** What a drawing depends on, and nothing else of the listing. */
export type StorefrontInput = { category_slug: string; subcategory_slug: string | null; number: number };

const address = /^\/storefronts\/v1\/([a-z]+)\/(0|[1-9]\d{0,14})\.svg$/;

/** The path of a listing's image. What it shows never changes: a new way of drawing takes a new version segment. */
export function storefrontPath(input: StorefrontInput): string {
  return `/storefronts/v1/${getStorefrontKind(input.category_slug, input.subcategory_slug)}/${input.number}.svg`;
}

/** What to draw for an image path, or null if the path is not one of ours. */
export function parseStorefrontPath(path: string): { kind: StorefrontKind; number: number } | null {
  const [, kind = "", number = ""] = address.exec(path) ?? [];
  return isStorefrontKind(kind) ? { kind, number: Number(number) } : null;
}
