import { useEffect, useState } from "react";
import type { LocatedOffice } from "#domain/offices/editing/locate-office.ts";
import { call } from "../../../data/call.ts";

interface Address {
  postal_code?: string | undefined;
  locality?: string | undefined;
  region_slug?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** How long typing must pause before an address is looked up. */
const PAUSE_MS = 400;

/** Looks up an address or what is around a pin, once it stays the same for a moment. */
export function useOfficePlace(address: Address): { located: LocatedOffice | null; problem: string | null } {
  const given = Object.entries(address).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const [located, setLocated] = useState<LocatedOffice | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!query) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const response = await call<LocatedOffice>(`/office-place?${query}`).catch((error: Error) => error);
      if (!isCurrent) return;
      if (response instanceof Error) setProblem(response.message);
      else {
        setLocated(response);
        setProblem(null);
      }
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);
  return { located, problem };
}
