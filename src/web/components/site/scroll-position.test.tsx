import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ScrollPosition } from "./scroll-position.tsx";

function renderPage(handle?: object): string {
  const Page = createRoutesStub([{ path: "/", Component: ScrollPosition, ...(handle ? { handle } : {}) }]);
  return renderToString(<Page />);
}

test("restores the scroll position unless the route keeps its own", () => {
  expect(renderPage()).toContain("scrollTo");
  expect(renderPage({ other: true })).toContain("scrollTo");
  expect(renderPage({ keepsScroll: true })).toBe("");
});
