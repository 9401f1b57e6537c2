import { useEffect, useState } from "react";
import type { Site } from "../site.ts";
import { locationCookie, noLocationCookie, readLocation, type StoredLocation } from "./stored-location.ts";

const isSecure = (): boolean => window.location.protocol === "https:";

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = cookie;
}

function clear(): void {
  write(noLocationCookie(isSecure()));
}

/** Stores the office of the current site; an agent's site clears it. */
export function useOfficeMemory({ kind, office }: Pick<Site, "kind" | "office">): void {
  const slug = office?.slug;
  const state_slug = office?.state_slug;
  useEffect(() => {
    if (kind === "agent") clear();
    if (kind === "office" && slug && state_slug) write(locationCookie({ slug, state_slug }, isSecure()));
  }, [kind, slug, state_slug]);
}

/** Clears the chosen office: the network's home page belongs to no office. */
export function useNoOffice(): void {
  useEffect(clear, []);
}

/** The stored office, once hydrated, and a function that clears it. */
export function useChosenOffice(): [chosen: StoredLocation | null, forget: () => void] {
  const [chosen, setChosen] = useState<StoredLocation | null>(null);
  useEffect(() => setChosen(readLocation(document.cookie)), []);
  return [
    chosen,
    () => {
      clear();
      setChosen(null);
    },
  ];
}
