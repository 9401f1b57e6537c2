import { beforeEach, expect, test, vi } from "vitest";
import { JUNE, openVisitorBrowser } from "../../../../tests/support/visitor-browser.ts";
import { RejectedCall } from "../http/http-client.ts";
import { savedListings } from "./saved-listings.ts";
import { setSaved } from "./set-saved.ts";
import { onUserInfo, saveUserInfo, userInfo } from "./user-info.ts";

/** The saved listings after each change. */
let shown: (readonly string[])[];
beforeEach(() => {
  openVisitorBrowser();
  saveUserInfo(JUNE);
  shown = [];
  const leave = onUserInfo(() => shown.push(savedListings(userInfo())));
  return () => {
    leave();
    vi.unstubAllGlobals();
  };
});

const answered = { put: vi.fn(async () => ({})), delete: vi.fn(async () => ({})) };
const rejected = (status: number) => {
  const refuse = () => Promise.reject(new RejectedCall({ status, headers: new Headers(), data: null }));
  return { put: refuse, delete: refuse };
};

test("shows a listing as saved at once", async () => {
  expect(await setSaved("pizzeria-1", true, answered)).toBe("done");
  expect(answered.put).toHaveBeenCalledWith("/api/saved-listings/pizzeria-1", undefined);
  expect(shown).toEqual([["pizzeria-1"]]);
});

test("sends a DELETE request to remove a listing", async () => {
  expect(await setSaved("pizzeria-1", false, answered)).toBe("done");
  expect(answered.delete).toHaveBeenCalledWith("/api/saved-listings/pizzeria-1");
});

test("undoes the change if the server rejects it", async () => {
  expect(await setSaved("pizzeria-1", true, rejected(410))).toBe("failed");
  expect(shown).toEqual([["pizzeria-1"], []]);
});

test("distinguishes an ended session from a failure", async () => {
  expect(await setSaved("pizzeria-1", true, rejected(401))).toBe("signed-out");
});
