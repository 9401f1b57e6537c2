import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, HttpClient } from "../http/http-client.ts";
import { loadUserInfo } from "./load-user-info.ts";
import { noteSaved, savedListings } from "./saved-listings.ts";
import { keepUserInfo, onUserInfo, type UserInfo, userInfo } from "./user-info.ts";

const JUNE: UserInfo = {
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

/** A browser with nothing in it but what is kept. */
let storage: Map<string, string>;
let cookies: string[];
beforeEach(() => {
  storage = new Map([["tracking", "[]"]]);
  cookies = [];
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
  const hearing = new Map<string, (event: object) => void>();
  vi.stubGlobal("window", {
    location: { protocol: "http:" },
    addEventListener: (name: string, hear: (event: object) => void) => hearing.set(name, hear),
    removeEventListener: (name: string) => hearing.delete(name),
    tell: (event: object) => hearing.get("storage")?.(event),
  });
});
afterEach(() => vi.unstubAllGlobals());

const answering = (data: unknown) => {
  const answer: Answer = { status: 200, headers: new Headers(), data };
  return { post: vi.fn(async () => answer) as unknown as HttpClient["post"] };
};
const { token: _, attributes: __, ...person } = JUNE;
const attribute = (attribute_name: string, type: string, attribute_value: string | null, platform = "bizmatch") => ({
  platform,
  attribute_name,
  type,
  attribute_value,
});

test("what is told of the token's bearer is kept, with attributes of type json parsed and no others", async () => {
  keepUserInfo(JUNE);
  const loginAttributes = [
    attribute("saved_listings", "json", '["a-1","b-2"]'),
    attribute("price_min", "number", "250000"),
    attribute("states", "json", "[broken"),
    attribute("theme", "string", "dark", "desk"),
  ];
  await loadUserInfo(
    "h_june",
    answering({ data: { getUserByToken: { ...person, locality: "Tampa", loginAttributes } } }),
  );
  expect(userInfo()).toMatchObject({ token: "h_june", locality: "Tampa" });
  expect(userInfo()?.attributes).toEqual([
    { attribute_name: "saved_listings", type: "json", attribute_value: ["a-1", "b-2"] },
    { attribute_name: "price_min", type: "number", attribute_value: "250000" },
    { attribute_name: "states", type: "json", attribute_value: null },
  ]);
});

test.each(["Invalid token", "Token expired", "Your account has been cancelled"])(
  "on “%s” the browser forgets who was there, how they came and their office",
  async (debugMessage) => {
    keepUserInfo(JUNE);
    const errors = [{ message: "Something", extensions: { debugMessage } }];
    await loadUserInfo("h_june", answering({ data: null, errors }));
    expect([...storage.keys()]).toEqual([]);
    expect(cookies).toEqual([expect.stringMatching(/^location=; .*Max-Age=0/)]);
  },
);

test("another error, and a server that does not answer, leave everybody signed in", async () => {
  keepUserInfo(JUNE);
  await loadUserInfo("h_june", answering({ data: null, errors: [{ message: "An error occurred." }] }));
  await loadUserInfo("h_june", { post: () => Promise.reject(new Error("offline")) });
  expect(userInfo()).toEqual(JUNE);
});

test("an answer that comes after somebody else has signed in is nobody's", async () => {
  keepUserInfo({ ...JUNE, token: "h_other" });
  await loadUserInfo("h_june", answering({ data: null, errors: [{ message: "Token expired" }] }));
  expect(userInfo()?.token).toBe("h_other");
});

test("another tab's change is heard, and nonsense there is nobody", () => {
  const hear = vi.fn();
  const leave = onUserInfo(hear);
  storage.set("user_info", "{nonsense");
  (window as unknown as { tell(event: object): void }).tell({ key: "user_info" });
  expect(hear).toHaveBeenCalledTimes(1);
  expect(userInfo()).toBeNull();
  leave();
});

test("a heart is noted at once, and once only", () => {
  keepUserInfo(JUNE);
  noteSaved("a-1", true);
  noteSaved("a-1", true);
  noteSaved("b-2", true);
  expect(savedListings(userInfo())).toEqual(["a-1", "b-2"]);
  // One that has no page any more has no name in its address either.
  noteSaved("listing-1", false);
  expect(savedListings(userInfo())).toEqual(["b-2"]);
});
