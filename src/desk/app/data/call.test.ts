import { afterEach, expect, test, vi } from "vitest";
import { fetchCsrfToken } from "./call.ts";

afterEach(() => vi.unstubAllGlobals());

test("calls at the same time share a CSRF token, and a later one fetches it again", async () => {
  let last = 0;
  const cookies = { cookie: "" };
  vi.stubGlobal("document", cookies);
  vi.stubGlobal("fetch", async (path: string) => {
    last += 1;
    cookies.cookie = `other=1; XSRF-TOKEN=${path}%3D${last}`;
  });
  const first = "/api/csrf-cookie=1";
  expect(await Promise.all([fetchCsrfToken(), fetchCsrfToken()])).toEqual([first, first]);
  expect(await fetchCsrfToken()).toBe("/api/csrf-cookie=2");
});
