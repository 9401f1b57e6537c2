import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { chromium, type Browser as OpenBrowser } from "playwright-core";
import { type Browser, getPackagedBrowser } from "./packaged-browser.ts";

/** Disable background requests, so that a test sees only the page's own. */
const flags = [
  "--headless",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Launches a browser for tests; the caller closes it. */
export async function launchBrowser(): Promise<OpenBrowser> {
  const { executablePath, env } = await findBrowser();
  // Chromium's sandbox doesn't work as root.
  const args = process.getuid?.() === 0 ? [...flags, "--no-sandbox"] : flags;
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
}

/** Returns the browser in `BROWSER_PATH`, an installed one, or the one from npm for Linux, in this order. */
export async function findBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  if (environment.BROWSER_PATH) {
    if (existsSync(environment.BROWSER_PATH)) return { executablePath: environment.BROWSER_PATH };
    throw new Error(`BROWSER_PATH names ${environment.BROWSER_PATH}, which does not exist.`);
  }
  const installed = getInstalledBrowsers(process.platform, environment).find((path) => existsSync(path));
  const found = installed ? { executablePath: installed } : await getPackagedBrowser();
  if (found) return found;
  throw new Error(
    "No browser for the tests: install Chrome, Chromium or Edge (apt-get install chromium), or name one in BROWSER_PATH.",
  );
}

/** Returns the install paths of Chrome, Chromium and Edge, most common first. */
export function getInstalledBrowsers(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string[] {
  if (platform === "win32") {
    const roots = [environment.PROGRAMFILES, environment["PROGRAMFILES(X86)"], environment.LOCALAPPDATA].filter(
      (root) => root !== undefined,
    );
    const programs = [
      "Google/Chrome/Application/chrome.exe",
      "Chromium/Application/chrome.exe",
      "Microsoft/Edge/Application/msedge.exe",
    ];
    return programs.flatMap((program) => roots.map((root) => join(root, program)));
  }
  if (platform === "darwin") {
    const roots = ["/Applications", join(homedir(), "Applications")];
    return ["Google Chrome", "Chromium", "Microsoft Edge"].flatMap((name) =>
      roots.map((root) => join(root, `${name}.app/Contents/MacOS`, name)),
    );
  }
  const names = ["google-chrome", "google-chrome-stable", "chromium", "microsoft-edge", "microsoft-edge-stable"];
  const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}
