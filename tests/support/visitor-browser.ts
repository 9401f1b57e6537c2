import { vi } from "vitest";
import type { UserInfo } from "../../src/web/browser/user-info/user-info.ts";

export const JUNE: UserInfo = {
  token: "h_june",
  email: "june@example.org",
  first_name: "June",
  last_name: "Whitfield",
  mobile_e164: null,
  mobile_code: null,
  mobile_country: null,
  address_1: null,
  locality: null,
  state: null,
  country: "US",
  postal_code: null,
  attributes: [],
};

/** A visitor's browser storage, and a way to report another tab's change. */
export interface VisitorBrowser {
  storage: Map<string, string>;
  cookies: string[];
  notify: (event: object) => void;
}

/**
 * Stubs the globals of a new visitor's browser, whose storage holds only an empty tracking list. Restore them with
 * `vi.unstubAllGlobals`.
 */
export function openVisitorBrowser(): VisitorBrowser {
  const storage = new Map([["tracking", "[]"]]);
  const cookies: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal("document", {
    set cookie(cookie: string) {
      cookies.push(cookie);
    },
  });
  vi.stubGlobal("window", {
    location: { protocol: "http:" },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  });
  return { storage, cookies, notify: (event) => listeners.get("storage")?.(event) };
}
