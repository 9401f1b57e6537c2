import { beforeEach, expect, test, vi } from "vitest";
import { JUNE, openVisitorBrowser } from "../../../../tests/support/visitor-browser.ts";
import { ApiError } from "../http/http-client.ts";
import { restoreUserInfo } from "./session.ts";
import { readUserInfo, saveUserInfo } from "./user-info.ts";

beforeEach(() => {
  openVisitorBrowser();
  return () => void vi.unstubAllGlobals();
});

const createRejectingHttp = (status: number) => ({
  get: () => Promise.reject(new ApiError({ status, headers: new Headers(), data: null })),
});

test("loads the user if the browser has a session but no stored user", async () => {
  const get = vi.fn(async () => ({ data: { user: JUNE } }));
  expect(await restoreUserInfo({ get })).toBe(true);
  expect(get).toHaveBeenCalledWith("/api/profile");
  expect(readUserInfo()).toMatchObject({ token: JUNE.token, email: JUNE.email });
});

test("makes no request if the user is stored", async () => {
  saveUserInfo(JUNE);
  expect(await restoreUserInfo(createRejectingHttp(401))).toBe(true);
});

test("returns false for an ended session but not for an unreachable server", async () => {
  expect(await restoreUserInfo(createRejectingHttp(401))).toBe(false);
  expect(await restoreUserInfo(createRejectingHttp(503))).toBe(true);
  expect(await restoreUserInfo({ get: () => Promise.reject(new TypeError("offline")) })).toBe(true);
  expect(readUserInfo()).toBeNull();
});
