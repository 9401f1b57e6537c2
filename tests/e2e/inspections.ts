import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** All there is for WCAG 2.2 AA, and what axe holds to be good practice; no rule is left out. */
const rules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // One that axe leaves out unless it is asked for.
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
  // There are no frames, and no rule of these reads style sheets.
  preload: false,
  iframes: false,
};

/** Every element that breaks a rule of axe, which stands in the page already: the rule, the element, what to do. */
export async function violations(page: Page): Promise<[rule: string, element: string, advice: string][]> {
  const result = (await page.evaluate(
    (rules) => (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run(document, rules),
    rules,
  )) as AxeResults;
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }): [string, string, string] => [id, html, failureSummary]),
  );
}

/** What makes the page scroll sideways, or is cut off at its edge. */
export function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isSeen = width > 1 && element.checkVisibility() && !element.closest("[aria-hidden=true], .sr-only, svg");
      return isSeen && (right > clientWidth + 1 || left < -1);
    });
    const shown = cut.map((element) => element.outerHTML.slice(0, 120));
    return scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide.`, ...shown] : shown;
  });
}

/** Links, buttons and fields smaller than 24 px either way, but for links within a sentence. */
export function smallTargets(page: Page): Promise<string[]> {
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
 * Draws every word of a page out by two fifths, as no language of the site is longer: a line that cannot be broken and a
 * box that does not grow show themselves.
 */
export function lengthen(page: Page): Promise<void> {
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
