import type { Page } from "playwright-core";

/** Counts a person's actions: clicks, fields to fill in, choices, files to pick. */
export function countInteractions(start: Page) {
  let page = start;
  let interactions = 0;
  const count = <T>(work: Promise<T>): Promise<T> => {
    interactions += 1;
    return work;
  };
  return {
    getCount: () => interactions,
    /** Continues in another browser, such as a phone's. */
    moveTo(other: Page): void {
      page = other;
    },
    press: (name: string) => count(page.getByRole("button", { name, exact: true }).click()),
    pressInDialog: (name: string) => count(page.getByRole("dialog").getByRole("button", { name, exact: true }).click()),
    follow: (name: string) => count(page.getByRole("link", { name, exact: true }).first().click()),
    followInMenu: (name: string) =>
      count(page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name, exact: true }).click()),
    check: (label: RegExp) => count(page.getByLabel(label).check()),
    // The first of that label, because the yearly financials repeat some labels.
    type: (label: string | RegExp, text: string) => count(page.getByLabel(label).first().fill(text)),
    choose: (name: string, label: string) => count(page.getByLabel(name, { exact: true }).selectOption({ label })),
    pick: (label: string, files: Parameters<ReturnType<Page["getByLabel"]>["setInputFiles"]>[0]) =>
      count(page.getByLabel(label).setInputFiles(files)),
  };
}
