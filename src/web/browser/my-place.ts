/** Why the visitor's location is unknown: permission denied, unavailable, or no known place nearby. */
export type NoPlace = "refused" | "unknown" | "far";

const WAIT_MS = 10_000;

/** Gets the name of the place nearest the visitor, in a form that the search accepts. */
export async function myPlace(): Promise<{ label: string } | { problem: NoPlace }> {
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: WAIT_MS, maximumAge: 600_000 });
    });
    // Two decimals are accurate to about a kilometer, which is enough and protects privacy.
    const places = await askGeo({ lat: coords.latitude.toFixed(2), lng: coords.longitude.toFixed(2) });
    return places[0] ?? { problem: "far" };
  } catch (error) {
    const isRejected = typeof GeolocationPositionError !== "undefined" && error instanceof GeolocationPositionError;
    return { problem: isRejected && error.code === error.PERMISSION_DENIED ? "refused" : "unknown" };
  }
}

/** Suggests places for the text typed so far. */
export async function suggestPlaces(typed: string, signal: AbortSignal): Promise<{ label: string }[]> {
  return askGeo({ q: typed }, signal);
}

async function askGeo(query: Record<string, string>, signal: AbortSignal | null = null): Promise<{ label: string }[]> {
  const answer = await fetch(`/api/geo?${new URLSearchParams(query)}`, { signal });
  if (!answer.ok) throw new Error(`/api/geo answered ${answer.status}.`);
  return ((await answer.json()) as { data: { label: string }[] }).data;
}
