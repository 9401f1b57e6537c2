import { beforeEach, expect, test, vi } from "vitest";
import { JUNE, openVisitorBrowser } from "../../../../tests/support/visitor-browser.ts";
import { ApiError } from "../http/http-client.ts";
import { getSavedListings } from "./saved-listings.ts";
import { setSaved } from "./set-saved.ts";
import { onUserInfo, readUserInfo, saveUserInfo } from "./user-info.ts";

/** The saved listings after each change. */
let shown: (readonly string[])[];
beforeEach(() => {
  openVisitorBrowser();
  saveUserInfo(JUNE);
  shown = [];
  const unsubscribe = onUserInfo(() => shown.push(getSavedListings(readUserInfo())));
  return () => {
    unsubscribe();
    vi.unstubAllGlobals();
  };
});

const accepting = { put: vi.fn(async () => ({})), delete: vi.fn(async () => ({})) };
const createRejectingHttp = (status: number) => {
  const reject = () => Promise.reject(new ApiError({ status, headers: new Headers(), data: null }));
  return { put: reject, delete: reject };
};

test("shows a listing as saved at once", async () => {
  expect(await setSaved("pizzeria-1", true, accepting)).toBe("done");
  expect(accepting.put).toHaveBeenCalledWith("/api/saved-listings/pizzeria-1", undefined);
  expect(shown).toEqual([["pizzeria-1"]]);
});

test("sends a DELETE request to remove a listing", async () => {
  expect(await setSaved("pizzeria-1", false, accepting)).toBe("done");
  expect(accepting.delete).toHaveBeenCalledWith("/api/saved-listings/pizzeria-1");
});

test("undoes the change if the server rejects it", async () => {
  expect(await setSaved("pizzeria-1", true, createRejectingHttp(410))).toBe("failed");
  expect(shown).toEqual([["pizzeria-1"], []]);
});

test("distinguishes an ended session from a failure", async () => {
  expect(await setSaved("pizzeria-1", true, createRejectingHttp(401))).toBe("signed-out");
});
