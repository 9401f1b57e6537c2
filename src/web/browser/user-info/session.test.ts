import { beforeEach, expect, test, vi } from "vitest";
import { JUNE, openVisitorBrowser } from "../../../../tests/support/visitor-browser.ts";
import { RejectedCall } from "../http/http-client.ts";
import { adoptSession } from "./session.ts";
import { saveUserInfo, userInfo } from "./user-info.ts";

beforeEach(() => {
  openVisitorBrowser();
  return () => void vi.unstubAllGlobals();
});

const refusing = (status: number) => ({
  get: () => Promise.reject(new RejectedCall({ status, headers: new Headers(), data: null })),
});

test("loads the user if the browser has a session but no stored user", async () => {
  const get = vi.fn(async () => ({ data: { user: JUNE } }));
  expect(await adoptSession({ get })).toBe(true);
  expect(get).toHaveBeenCalledWith("/api/profile");
  expect(userInfo()).toMatchObject({ token: JUNE.token, email: JUNE.email });
});

test("makes no request if the user is stored", async () => {
  saveUserInfo(JUNE);
  expect(await adoptSession(refusing(401))).toBe(true);
});

test("returns false for an ended session but not for an unreachable server", async () => {
  expect(await adoptSession(refusing(401))).toBe(false);
  expect(await adoptSession(refusing(503))).toBe(true);
  expect(await adoptSession({ get: () => Promise.reject(new TypeError("offline")) })).toBe(true);
  expect(userInfo()).toBeNull();
});
