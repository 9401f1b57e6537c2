import { beforeEach, expect, test, vi } from "vitest";
import { createSession, currentVisit, storedEntries, storeEntries } from "./stored-visits.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const entry = (session_at: string) => ({ parameter: "gclid", value: "1", path: "/", session_at });

function storage(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
  return () => vi.unstubAllGlobals();
});

test("reads stored entries and treats malformed data as empty", () => {
  storeEntries([entry("2026-11-21T11:50:00.000Z")]);
  expect(storedEntries()).toHaveLength(1);
  for (const nonsense of ["", "{", "7", "null", '[1, {"parameter": 1}]']) {
    localStorage.setItem("tracking", nonsense);
    expect(storedEntries()).toEqual([]);
  }
});

test("continues a visit in another tab and ends it after 30 idle minutes", () => {
  const recent = [entry("2026-11-21T11:50:00.000Z")];
  expect(currentVisit(recent, NOW)).toEqual(recent);
  vi.stubGlobal("sessionStorage", storage());
  expect(currentVisit([entry("2026-11-21T11:20:00.000Z")], NOW)).toEqual([]);
});

test("keeps a tab's visit as long as the tab is open", () => {
  expect(createSession([], NOW)).toBe("2026-11-21T12:00:00.000Z");
  expect(createSession([entry("2026-11-21T13:59:00.000Z")], NOW + 7_200_000)).toBe("2026-11-21T12:00:00.000Z");
});

test("works without browser storage", () => {
  const closed = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: closed, setItem: closed });
  vi.stubGlobal("sessionStorage", { getItem: closed, setItem: closed });
  storeEntries([entry("x")]);
  expect(storedEntries()).toEqual([]);
  expect(createSession([], NOW)).toBe("2026-11-21T12:00:00.000Z");
});
