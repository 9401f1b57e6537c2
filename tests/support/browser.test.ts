import { expect, test } from "vitest";
import { findBrowser, getInstalledBrowsers } from "./browser.ts";

test("prefers the browser in BROWSER_PATH to an installed one", async () => {
  expect(await findBrowser({ ...process.env, BROWSER_PATH: process.execPath })).toEqual({
    executablePath: process.execPath,
  });
});

test("rejects a BROWSER_PATH that doesn't exist", async () => {
  await expect(findBrowser({ BROWSER_PATH: "/no/such/browser" })).rejects.toThrow(
    "BROWSER_PATH names /no/such/browser",
  );
});

test("finds Chrome, Chromium and Edge where each system installs them", () => {
  expect(getInstalledBrowsers("linux", { PATH: "/usr/bin" })).toEqual(
    expect.arrayContaining(["/usr/bin/google-chrome", "/usr/bin/chromium"]),
  );
  expect(getInstalledBrowsers("darwin", {})[0]).toBe("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  expect(getInstalledBrowsers("win32", { LOCALAPPDATA: "C:/local" })).toContain(
    "C:/local/Microsoft/Edge/Application/msedge.exe",
  );
});
