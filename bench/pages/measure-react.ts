import { createElement as h } from "react";
import { renderToString } from "react-dom/server";

const CARDS = 24;
const ROUNDS = 300;

/** Returns milliseconds of CPU time that React's renderToString takes for 24 plain cards and sixty links. */
export function measureReact(): number {
  const renderPage = () => h("main", null, h("ul", null, createLinks()), h("ol", null, createCards()));
  for (let round = 0; round < ROUNDS; round++) renderToString(renderPage());
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) renderToString(renderPage());
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / ROUNDS;
}

function createLinks() {
  return Array.from({ length: 60 }, (_, n) =>
    h("li", { key: n }, h("a", { href: `/search?state=${n}`, className: "link" }, `State ${n}`, h("span", null, n))),
  );
}

function createCards() {
  return Array.from({ length: CARDS }, (_, n) =>
    h(
      "li",
      { key: n, className: "card" },
      h("img", { src: `/picture/${n}.svg`, alt: "", width: 320, height: 180 }),
      h("h2", { className: "name" }, h("a", { href: `/listings/${n}` }, `Business ${n} & Sons`)),
      h("p", null, "A business with people, customers and a long lease."),
      h("dl", null, h("dt", null, "Price"), h("dd", null, `$${n},000`), h("dt", null, "Where"), h("dd", null, "Tampa")),
    ),
  );
}
