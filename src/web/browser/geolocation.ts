/** Why the visitor's location is unknown: permission denied, unavailable, or no known place nearby. */
export type LocationProblem = "refused" | "unknown" | "far";

const GEOLOCATION_TIMEOUT_MS = 10_000;

/** Gets the name of the place nearest the visitor, in a form that the search accepts. */
export async function locateVisitor(): Promise<{ label: string } | { problem: LocationProblem }> {
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(resolve, reject, {
        timeout: GEOLOCATION_TIMEOUT_MS,
        maximumAge: 600_000,
      });
    });
    // Two decimals are accurate to about a kilometer, which is enough and protects privacy.
    const places = await fetchPlaces({ lat: coords.latitude.toFixed(2), lng: coords.longitude.toFixed(2) });
    return places[0] ?? { problem: "far" };
  } catch (error) {
    const isGeolocationError =
      typeof GeolocationPositionError !== "undefined" && error instanceof GeolocationPositionError;
    return { problem: isGeolocationError && error.code === error.PERMISSION_DENIED ? "refused" : "unknown" };
  }
}

async function fetchPlaces(query: Record<string, string>): Promise<{ label: string }[]> {
  const response = await fetch(`/api/geo?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`/api/geo responded with ${response.status}.`);
  return ((await response.json()) as { data: { label: string }[] }).data;
}
