import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const PAGE = `<html><head><meta charSet="utf-8"/><link rel="modulepreload" href="/build/a-1.js"/><link rel="modulepreload" href="/build/b-2.js"/></head>
<body><h1>Sell</h1><script>window.before = 1;</script><script type="module" async="">import "/build/a-1.js";</script></body></html>`;

test("defers all of a page's scripts until the first paint", () => {
  const page = deferScripts(PAGE);
  expect(page).not.toContain('modulepreload" href');
  expect(page).not.toContain('<script type="module"');
  expect(page).toMatch(
    /<script type="waiting" data-formats="[^"]+warm-formats[^"]*\.js" data-needs="\/build\/a-1\.js \/build\/b-2\.js">/,
  );
  expect(page).toContain('>import "/build/a-1.js";</script>');
  expect(page).toContain("<script>window.before = 1;</script>");
  expect(page).toContain('<head><meta charSet="utf-8"/><script>{const start=');
});

test("leaves a page without router scripts unchanged", () => {
  const page = "<html><head></head><body><p>Closed</p></body></html>";
  expect(deferScripts(page)).toBe(page);
});
