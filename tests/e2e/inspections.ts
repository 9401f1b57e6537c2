import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** All rules for WCAG 2.2 AA and axe's best practices; no rule is disabled. */
const rules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // Off by default in axe.
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
  // There are no frames, and none of these rules reads style sheets.
  preload: false,
  iframes: false,
};

/** Returns every element that violates an axe rule, with the rule and advice. */
export async function findViolations(page: Page): Promise<[rule: string, element: string, advice: string][]> {
  // The page's Content-Security-Policy doesn't apply to this.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const result = (await page.evaluate(
    (rules) => (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run(document, rules),
    rules,
  )) as AxeResults;
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }): [string, string, string] => [id, html, failureSummary]),
  );
}

/** How many frames a page may take to adapt to another window. */
const MAX_FRAMES = 60;

/** Returns the elements that make the page scroll sideways or are clipped at its edge. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(async (frames) => {
    const listCut = (): string[] => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const cut = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isSeen = width > 1 && element.checkVisibility() && !element.closest("[aria-hidden=true], .sr-only, svg");
        return isSeen && (right > clientWidth + 1 || left < -1);
      });
      const shown = cut.map((element) => element.outerHTML.slice(0, 120));
      return scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide.`, ...shown] : shown;
    };
    // After a change of the window's size, scripts adapt what they have scaled in one of the next frames.
    for (let frame = 0; frame < frames && listCut().length > 0; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return listCut();
  }, MAX_FRAMES);
}

/** Returns links, buttons and fields smaller than 24 px in either direction, except links within a sentence. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary")];
    return targets
      .filter((target) => {
        const isHidden = !target.checkVisibility() || target.closest("[aria-hidden=true], .sr-only");
        const isInSentence =
          getComputedStyle(target).display === "inline" && target.parentElement?.innerText !== target.innerText;
        const { width, height } = target.getBoundingClientRect();
        return !isHidden && !isInSentence && (width < 24 || height < 24);
      })
      .map(
        (target) => `${target.outerHTML.slice(0, 120)} ${Math.round(target.getBoundingClientRect().height)} px high`,
      );
  });
}

/**
 * Makes every word of a page two fifths longer, which exceeds every language of the site and reveals lines that can't
 * wrap and boxes that don't grow.
 */
export function lengthenWords(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest("script, style, svg")) continue;
      text.data = text.data.replace(/\p{L}{3,}/gu, (word) => word + word.slice(-Math.ceil(word.length * 0.4)));
    }
  });
}
