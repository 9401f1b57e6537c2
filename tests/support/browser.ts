import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { chromium, type Browser as OpenBrowser } from "playwright-core";
import { type Browser, packagedBrowser } from "./packaged-browser.ts";

/** Quiet on the network, so that a test sees the requests of the page alone. */
const flags = [
  "--headless",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts a browser for tests; the caller closes it. */
export async function launchBrowser(): Promise<OpenBrowser> {
  const { executablePath, env } = await findBrowser();
  // Chromium's own sandbox does not work for root.
  const args = process.getuid?.() === 0 ? [...flags, "--no-sandbox"] : flags;
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
}

/** The browser of `BROWSER_PATH`, else an installed one, else the one that npm brings for Linux. */
export async function findBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  if (environment.BROWSER_PATH) {
    if (existsSync(environment.BROWSER_PATH)) return { executablePath: environment.BROWSER_PATH };
    throw new Error(`BROWSER_PATH names ${environment.BROWSER_PATH}, which does not exist.`);
  }
  const installed = installedBrowsers(process.platform, environment).find((path) => existsSync(path));
  const found = installed ? { executablePath: installed } : await packagedBrowser();
  if (found) return found;
  throw new Error(
    "No browser for the tests: install Chrome, Chromium or Edge (apt-get install chromium), or name one in BROWSER_PATH.",
  );
}

/** Where Chrome, Chromium and Edge stand when they are installed, most common first. */
export function installedBrowsers(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string[] {
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
