import { afterEach, expect, test, vi } from "vitest";
import { getVisitorFacts } from "./visitor-facts.ts";

afterEach(() => void vi.unstubAllGlobals());

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, "Chrome 140.0.0.0", "Windows 10.0"],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.3485.54`, "Microsoft Edge 140.0.3485.54", "Windows 10.0"],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`, "Opera 124.0.0.0", "Windows 10.0"],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, "Safari 18.5", "iOS 18.5"],
  [`${IPHONE} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`, "Chrome 140.0.7339.39", "iOS 18.5"],
  [`${MAC} Version/18.5 Safari/605.1.15`, "Safari 18.5", "macOS 10.15.7"],
  ["Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0", "Firefox 143.0", "Android 14"],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet 28.0",
    "Android 14",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox 143.0", "Linux"],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Chrome 140.0.0.0",
    "Chrome OS 14541.0.0",
  ],
  ["curl/8.5.0", "", ""],
])("%s is %s on %s", (userAgent, browser, operating_system) => {
  vi.stubGlobal("navigator", { userAgent });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { referrer: "https://www.google.com/" });
  vi.stubGlobal("window", { location: { origin: "https://example.com" } });
  expect(getVisitorFacts()).toEqual({
    browser,
    operating_system,
    device: "Mobile",
    user_agent: userAgent,
    referrer: "https://www.google.com/",
  });
});
