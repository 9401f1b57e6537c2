import { beforeEach, expect, test, vi } from "vitest";
import { getCurrentVisit, getSessionStart, readEntries, saveEntries } from "./stored-visits.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const createEntry = (session_at: string) => ({ parameter: "gclid", value: "1", path: "/", session_at });

function createStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", createStorage());
  vi.stubGlobal("sessionStorage", createStorage());
  return () => vi.unstubAllGlobals();
});

test("reads stored entries and treats malformed data as empty", () => {
  saveEntries([createEntry("2026-11-21T11:50:00.000Z")]);
  expect(readEntries()).toHaveLength(1);
  for (const malformed of ["", "{", "7", "null", '[1, {"parameter": 1}]']) {
    localStorage.setItem("tracking", malformed);
    expect(readEntries()).toEqual([]);
  }
});

test("continues a visit in another tab and ends it after 30 idle minutes", () => {
  const recent = [createEntry("2026-11-21T11:50:00.000Z")];
  expect(getCurrentVisit(recent, NOW)).toEqual(recent);
  vi.stubGlobal("sessionStorage", createStorage());
  expect(getCurrentVisit([createEntry("2026-11-21T11:20:00.000Z")], NOW)).toEqual([]);
});

test("keeps a tab's visit as long as the tab is open", () => {
  expect(getSessionStart([], NOW)).toBe("2026-11-21T12:00:00.000Z");
  expect(getSessionStart([createEntry("2026-11-21T13:59:00.000Z")], NOW + 7_200_000)).toBe("2026-11-21T12:00:00.000Z");
});

test("works without browser storage", () => {
  const throwError = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: throwError, setItem: throwError });
  vi.stubGlobal("sessionStorage", { getItem: throwError, setItem: throwError });
  saveEntries([createEntry("x")]);
  expect(readEntries()).toEqual([]);
  expect(getSessionStart([], NOW)).toBe("2026-11-21T12:00:00.000Z");
});
