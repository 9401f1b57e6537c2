import type { District } from "#editions/edition.ts";

/** Nicknames and short names of towns that people in the United States search by. */
export const US_DISTRICTS: readonly District[] = [
  { names: "St. Pete|st pete|saint pete", state: "florida", latitude: 27.77, longitude: -82.64 },
  { names: "Philly", state: "pennsylvania", latitude: 39.95, longitude: -75.16 },
  { names: "Vegas", state: "nevada", latitude: 36.17, longitude: -115.14 },
  { names: "Jax", state: "florida", latitude: 30.33, longitude: -81.66 },
  { names: "Indy", state: "indiana", latitude: 39.77, longitude: -86.16 },
  { names: "Chi-Town|chitown", state: "illinois", latitude: 41.88, longitude: -87.63 },
  { names: "NYC|n y c", state: "new-york", latitude: 40.71, longitude: -74.01 },
  { names: "SF|san fran|frisco ca", state: "california", latitude: 37.77, longitude: -122.42 },
  { names: "San Diego County", state: "california", latitude: 32.9, longitude: -116.8 },
  { names: "Orange County|oc ca", state: "california", latitude: 33.72, longitude: -117.83 },
  { names: "PDX", state: "oregon", latitude: 45.52, longitude: -122.68 },
  { names: "SLC", state: "utah", latitude: 40.76, longitude: -111.89 },
  { names: "San Antone", state: "texas", latitude: 29.42, longitude: -98.49 },
  { names: "The UP|yoopers", state: "michigan", latitude: 46.5, longitude: -87.4 },
  { names: "The Cities", state: "minnesota", latitude: 44.97, longitude: -93.27 },
];
