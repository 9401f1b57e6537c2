const PATH_PATTERN = /^\/portraits\/v1\/([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/;

/**
 * Returns the path of a person's portrait. The image at a path never changes; a change of the drawing needs a new
 * version segment.
 */
export function getPortraitPath(slug: string): string {
  return `/portraits/v1/${slug}.svg`;
}

/** Returns the person's slug from a portrait path, or null if it is no such path. */
export function parsePortraitPath(path: string): string | null {
  return (path.length <= 120 && PATH_PATTERN.exec(path)?.[1]) || null;
}
