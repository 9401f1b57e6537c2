import { beforeEach, expect, test, vi } from "vitest";
import { openVisitorBrowser } from "../../../../tests/support/visitor-browser.ts";
import { MAX_DEVICE_SAVES } from "../../site-map/device-saves.ts";
import { ApiError } from "../http/http-client.ts";
import { readDeviceSaves } from "./device-saves.ts";
import { getEntryDialog, rememberAccount } from "./known-account.ts";
import { moveDeviceSaves } from "./move-device-saves.ts";
import { saveOnDevice } from "./save-on-device.ts";

beforeEach(() => {
  openVisitorBrowser();
  return () => void vi.unstubAllGlobals();
});

test("lists the latest saved listing first, and each once, also if its slug has changed", () => {
  for (const post of ["bakery-100001", "cafe-100002", "corner-bakery-100001"]) saveOnDevice(post, true);
  expect(readDeviceSaves()).toEqual(["corner-bakery-100001", "cafe-100002"]);
  expect(saveOnDevice("bakery-100001", false)).toBe(true);
  expect(readDeviceSaves()).toEqual(["cafe-100002"]);
});

test("saves nothing if the list is full or storage is unavailable", () => {
  for (let number = 0; number < MAX_DEVICE_SAVES; number += 1) saveOnDevice(`bakery-${100_000 + number}`, true);
  expect(saveOnDevice("cafe-200000", true)).toBe(false);
  expect(readDeviceSaves()).toHaveLength(MAX_DEVICE_SAVES);
  vi.stubGlobal("localStorage", undefined);
  expect(saveOnDevice("cafe-200000", true)).toBe(false);
});

test("moves the list to an account, except for listings that the server doesn't accept now", async () => {
  for (const post of ["bakery-100001", "sold-100002", "busy-100003", "cafe-100004"]) saveOnDevice(post, true);
  const statuses: Record<string, number> = { "sold-100002": 410, "busy-100003": 503 };
  const requested: string[] = [];
  const put = async (url: string) => {
    const post = url.split("/").at(-1) ?? "";
    requested.push(post);
    const status = statuses[post];
    if (status) throw new ApiError({ status, headers: new Headers(), data: null });
  };
  await moveDeviceSaves({ put });
  expect(requested).toEqual(["bakery-100001", "sold-100002", "busy-100003", "cafe-100004"]);
  expect(readDeviceSaves()).toEqual(["busy-100003"]);
});

test("asks a visitor to register unless someone has signed in here", () => {
  expect(getEntryDialog()).toEqual({ kind: "registration" });
  rememberAccount();
  expect(getEntryDialog()).toEqual({ kind: "login" });
});
