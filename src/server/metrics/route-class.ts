/** Route classes by path prefix. The first match wins. */
const CLASSES: readonly [prefix: string, name: string][] = [
  ["/api/graphql", "graphql"],
  ["/api/healthz", "probe"],
  ["/api/readyz", "probe"],
  ["/api/metrics", "probe"],
  ["/api/", "api"],
  ["/sanctum/", "api"],
  ["/desk", "desk"],
  ["/build/", "asset"],
  ["/favicon", "asset"],
  ["/icons/", "asset"],
  ["/manifest.webmanifest", "asset"],
  ["/push-worker.js", "asset"],
  ["/speculation-rules.json", "asset"],
  ["/sitemap", "crawler"],
  ["/feeds/", "crawler"],
  ["/robots.txt", "crawler"],
  ["/storefronts/", "drawing"],
  ["/portraits/", "drawing"],
  ["/maps/", "drawing"],
  ["/share/", "drawing"],
];

/** Returns the class of a path. There is a fixed number of classes, so that requests can't create metrics. */
export function getRouteClass(path: string): string {
  for (const [prefix, name] of CLASSES) if (path.startsWith(prefix)) return name;
  return "page";
}
