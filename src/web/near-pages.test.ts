import { expect, test } from "vitest";
import { findNearPages } from "./near-pages.ts";

const list = (path: string): string[] => findNearPages(path).map((page) => page.path);

test.each([
  ["/sell-a-busines", ["sell-a-business"]],
  ["/Sell-A-Business.html", ["sell-a-business"]],
  ["/calculator", ["sell-a-business/calculator"]],
  ["/buy-a-business/finding-the-rigth-business", ["buy-a-business", "buy-a-business/finding-the-right-business"]],
  ["/sell-a-business/no-such-page", ["sell-a-business"]],
])("finds the pages that %s may mean", (path, pages) => {
  expect(list(path)).toEqual(pages);
});

test.each(["/", "/wp-login.php", "/zzzzzzzz/qqqqqqqq"])("finds no page for %s", (path) => {
  expect(list(path)).toEqual([]);
});
