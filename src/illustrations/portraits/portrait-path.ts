const address = /^\/portraits\/v1\/([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/;

/** The path of a person's drawn portrait. What it shows never changes: a new way of drawing takes a new version segment. */
export function portraitPath(slug: string): string {
  return `/portraits/v1/${slug}.svg`;
}

/** Whose portrait a path asks for, or null if the path is not one of ours. */
export function parsePortraitPath(path: string): string | null {
  return (path.length <= 120 && address.exec(path)?.[1]) || null;
}
