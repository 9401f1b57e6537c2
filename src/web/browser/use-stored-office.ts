import { useEffect, useState } from "react";
import type { Site } from "../site.ts";
import {
  formatClearedLocationCookie,
  formatLocationCookie,
  readLocation,
  type StoredLocation,
} from "./stored-location.ts";

const isSecure = (): boolean => window.location.protocol === "https:";

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = cookie;
}

function clearOffice(): void {
  setCookie(formatClearedLocationCookie(isSecure()));
}

/** Stores the office of the current site; an agent's site clears it. */
export function useStoreOffice({ kind, office }: Pick<Site, "kind" | "office">): void {
  const slug = office?.slug;
  const state_slug = office?.state_slug;
  useEffect(() => {
    if (kind === "agent") clearOffice();
    if (kind === "office" && slug && state_slug) setCookie(formatLocationCookie({ slug, state_slug }, isSecure()));
  }, [kind, slug, state_slug]);
}

/** Clears the chosen office: the network's home page belongs to no office. */
export function useClearOffice(): void {
  useEffect(clearOffice, []);
}

/** The stored office, once hydrated, and a function that clears it. */
export function useChosenOffice(): [chosen: StoredLocation | null, forget: () => void] {
  const [chosen, setChosen] = useState<StoredLocation | null>(null);
  useEffect(() => setChosen(readLocation(document.cookie)), []);
  return [
    chosen,
    () => {
      clearOffice();
      setChosen(null);
    },
  ];
}
