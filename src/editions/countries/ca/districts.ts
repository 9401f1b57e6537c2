import type { District } from "#editions/edition.ts";

/** Areas and short names of towns that people in Canada search by, at their approximate centers. */
export const CA_DISTRICTS: readonly District[] = [
  {
    names: "Cantons-de-l’Est|cantons-de-l'est|cantons de l'est|estrie",
    state: "quebec",
    latitude: 45.4,
    longitude: -71.89,
  },
  { names: "Bas-Saint-Laurent", state: "quebec", latitude: 48.45, longitude: -68.52 },
  {
    names: "Saguenay–Lac-Saint-Jean|saguenay-lac-saint-jean|lac-saint-jean|lac st-jean|lac saint-jean",
    state: "quebec",
    latitude: 48.55,
    longitude: -71.65,
  },
  { names: "Centre-du-Québec", state: "quebec", latitude: 45.88, longitude: -72.48 },
  { names: "Chaudière-Appalaches", state: "quebec", latitude: 46.7, longitude: -71.2 },
  { names: "Abitibi-Témiscamingue|abitibi", state: "quebec", latitude: 48.24, longitude: -79.02 },
  { names: "Côte-Nord", state: "quebec", latitude: 49.22, longitude: -68.15 },
  { names: "Bellechasse", state: "quebec", latitude: 46.75, longitude: -70.75 },
  { names: "Îles-de-la-Madeleine", state: "quebec", latitude: 47.38, longitude: -61.88 },
  { names: "Rive-Sud|rive sud", state: "quebec", latitude: 45.53, longitude: -73.51 },
  { names: "Rive-Nord|rive nord", state: "quebec", latitude: 45.7, longitude: -73.63 },
  { names: "Péninsule acadienne", state: "new-brunswick", latitude: 47.7, longitude: -64.9 },
  { names: "T.O.|the six", state: "ontario", latitude: 43.65, longitude: -79.38 },
  { names: "Mtl", state: "quebec", latitude: 45.5, longitude: -73.57 },
];
