import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { JUNE, openVisitorBrowser, type VisitorBrowser } from "../../../../tests/support/visitor-browser.ts";
import type { ApiResponse, HttpClient } from "../http/http-client.ts";
import { loadUserInfo } from "./load-user-info.ts";
import { getSavedListings, markSaved } from "./saved-listings.ts";
import { setSaved } from "./set-saved.ts";
import { onUserInfo, readUserInfo, saveUserInfo } from "./user-info.ts";

let browser: VisitorBrowser;
beforeEach(() => {
  browser = openVisitorBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const createRespondingHttp = (data: unknown) => {
  const response: ApiResponse = { status: 200, headers: new Headers(), data };
  return { post: vi.fn(async () => response) as unknown as HttpClient["post"] };
};
const { token: _, attributes: __, ...person } = JUNE;
const createAttribute = (
  attribute_name: string,
  type: string,
  attribute_value: string | null,
  platform = "bizmatch",
) => ({
  platform,
  attribute_name,
  type,
  attribute_value,
});

test("stores the user with only the platform's attributes, and parses those of type json", async () => {
  saveUserInfo(JUNE);
  const loginAttributes = [
    createAttribute("saved_listings", "json", '["a-1","b-2"]'),
    createAttribute("price_min", "number", "250000"),
    createAttribute("states", "json", "[broken"),
    createAttribute("theme", "string", "dark", "desk"),
  ];
  await loadUserInfo(
    "h_june",
    createRespondingHttp({ data: { getUserByToken: { ...person, locality: "Tampa", loginAttributes } } }),
  );
  expect(readUserInfo()).toMatchObject({ token: "h_june", locality: "Tampa" });
  expect(readUserInfo()?.attributes).toEqual([
    { attribute_name: "saved_listings", type: "json", attribute_value: ["a-1", "b-2"] },
    { attribute_name: "price_min", type: "number", attribute_value: "250000" },
    { attribute_name: "states", type: "json", attribute_value: null },
  ]);
});

test.each(["Invalid token", "Token expired", "Your account has been cancelled"])(
  "clears the user, their visits and their office on “%s”",
  async (debugMessage) => {
    saveUserInfo(JUNE);
    const errors = [{ message: "Something", extensions: { debugMessage } }];
    await loadUserInfo("h_june", createRespondingHttp({ data: null, errors }));
    expect([...browser.storage.keys()]).toEqual([]);
    expect(browser.cookies).toEqual([expect.stringMatching(/^location=; .*Max-Age=0/)]);
  },
);

test("stays signed in on any other error and when the server is unreachable", async () => {
  saveUserInfo(JUNE);
  await loadUserInfo("h_june", createRespondingHttp({ data: null, errors: [{ message: "An error occurred." }] }));
  await loadUserInfo("h_june", { post: () => Promise.reject(new Error("offline")) });
  expect(readUserInfo()).toEqual(JUNE);
});

test("ignores a response that arrives after someone else has signed in", async () => {
  saveUserInfo({ ...JUNE, token: "h_other" });
  await loadUserInfo("h_june", createRespondingHttp({ data: null, errors: [{ message: "Token expired" }] }));
  expect(readUserInfo()?.token).toBe("h_other");
});

test("preserves a save made while a response is pending", async () => {
  saveUserInfo(JUNE);
  const response = createRespondingHttp({
    data: { getUserByToken: { ...person, loginAttributes: [createAttribute("saved_listings", "json", '["a-1"]')] } },
  });
  const request = loadUserInfo("h_june", response);
  markSaved("b-2", true);
  await request;
  expect(getSavedListings(readUserInfo())).toEqual(["b-2"]);

  let respond = (_: unknown): void => {};
  const put = () => new Promise((done) => (respond = done));
  const saving = setSaved("c-3", true, { put, delete: put });
  await loadUserInfo("h_june", response);
  expect(getSavedListings(readUserInfo())).toEqual(["b-2", "c-3"]);
  respond({});
  await saving;
  await loadUserInfo("h_june", response);
  expect(getSavedListings(readUserInfo())).toEqual(["a-1"]);
});

test("notifies of another tab's change and reads malformed data as signed out", () => {
  const listener = vi.fn();
  const unsubscribe = onUserInfo(listener);
  browser.storage.set("user_info", "{nonsense");
  browser.notify({ key: "user_info" });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readUserInfo()).toBeNull();
  unsubscribe();
});

test("marks a listing as saved at once, without duplicates", () => {
  saveUserInfo(JUNE);
  markSaved("a-1", true);
  markSaved("a-1", true);
  markSaved("b-2", true);
  expect(getSavedListings(readUserInfo())).toEqual(["a-1", "b-2"]);
  // A listing that is no longer public has no slug, only its number.
  markSaved("listing-1", false);
  expect(getSavedListings(readUserInfo())).toEqual(["b-2"]);
});
