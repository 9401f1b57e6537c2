import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { startSite } from "../support/server.ts";
import { getSharedSite } from "../support/shared-site.ts";

export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Long enough for an upload on a slow, busy machine. */
const TIMEOUT_MS = 60_000;

export interface Visitors {
  origin: string;
  /** Opens a path in a new browser context. */
  visit(path: string, options?: BrowserContextOptions): Promise<Page>;
}

interface Habits {
  /** Opens every page in the same tab, which has scripts and fonts cached. */
  reusesTab?: boolean;
  /** Visits the site of all files, because its visits change nothing that another file could notice. */
  sharesSite?: boolean;
  /** Error statuses that this file's visits expect. */
  expectedStatuses?: readonly number[];
  /** The paths of calls that may be rejected, because what they are about can end before they arrive. */
  lateCalls?: RegExp;
  /** The time at which the clock of every page stands still. */
  clock?: string;
}

/**
 * Starts a browser for a test file, and a site unless the file shares one. After every test it closes all pages and fails the test on any
 * script error, console message, blocked or failed request, or unexpected error status.
 */
export function startVisitors(
  { reusesTab = false, sharesSite = false, expectedStatuses = [], lateCalls, clock }: Habits = {},
  start: () => Promise<{ origin: string }> = sharesSite ? async () => getSharedSite() : () => startSite(),
): Visitors {
  let browser: Browser;
  let reused: Page | undefined;
  const pages: Page[] = [];
  const errors: string[] = [];
  const open = (options: BrowserContextOptions): Promise<BrowserContext> =>
    browser.newContext({ baseURL: self.origin, reducedMotion: "reduce", ...options });
  const newTab = async (options: BrowserContextOptions): Promise<Page> => {
    const context = await open(options);
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    if (clock) await page.clock.setFixedTime(clock);
    if (!reusesTab) pages.push(page);
    collectErrors(page, errors, options.javaScriptEnabled !== false, { expectedStatuses, lateCalls });
    return page;
  };
  const self: Visitors = {
    origin: "",
    async visit(path, options = DESKTOP) {
      const page = reused ?? (await newTab(options));
      if (reusesTab) {
        reused = page;
        await resetTab(page, options);
      }
      await page.goto(path);
      if (options.javaScriptEnabled !== false) await waitUntilReady(page);
      return page;
    },
  };
  beforeAll(async () => {
    [browser, self.origin] = await Promise.all([launchBrowser(), start().then(({ origin }) => origin)]);
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.context().close()));
    expect(errors.splice(0).join("\n")).toBe("");
  });
  afterAll(() => browser?.close());
  return self;
}

/** Resets a tab to the defaults of a new one. */
async function resetTab(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
  await page.emulateMedia({ media: null, colorScheme: "light", reducedMotion: "reduce", forcedColors: "none" });
  if (viewport) await page.setViewportSize(viewport);
}

/**
 * Collects a page's errors. A rejected page or form may be expected, and Chromium also logs it to the console. After
 * 419 the client replaces its CSRF token and repeats the call.
 */
function collectErrors(
  page: Page,
  errors: string[],
  withScripts: boolean,
  { expectedStatuses = [], lateCalls }: Habits,
): void {
  const recordError = (what: string): number => errors.push(`${page.url()}: ${what}`);
  page.on("pageerror", (error) => recordError(error.message));
  page.on("console", (message) => {
    const isAboutAnswer = message.text().startsWith("Failed to load resource: the server responded");
    if (["error", "warning"].includes(message.type()) && !isAboutAnswer) recordError(message.text());
  });
  page.on("response", (response) => {
    const isLate = lateCalls?.test(new URL(response.url()).pathname);
    const isExpected = isLate || canBeRejected(response) || [419, ...expectedStatuses].includes(response.status());
    if (response.status() >= (isExpected ? 500 : 400)) recordError(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    const hasMovedOn = reason === "net::ERR_ABORTED";
    const isUnwantedScript = !withScripts && request.resourceType() === "script";
    if (!hasMovedOn && !isUnwantedScript) recordError(`${reason} ${request.url()}`);
  });
}

/** Pages, forms sent by script, precognition calls, and forms that show their errors. */
function canBeRejected(response: Response): boolean {
  if (response.request().headers().precognition === "true" || response.status() === 422) return true;
  return response.request().isNavigationRequest() || "x-enhanced" in response.request().headers();
}

/** Waits until the page's script has run and the islands that load with the page are interactive. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.hasAttribute("data-enhanced") &&
      !document.querySelector("page-island[when=load]:not([ready])"),
  );
}

/** Waits for the page with that heading. */
export async function expectHeading(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}
