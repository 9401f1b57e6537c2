import { Hono } from "hono";
import { expect, test } from "vitest";
import type { CountryMap } from "#integrations/maps/country-map.ts";
import { createMapHandler } from "./map-image.ts";

const path = "/maps/us-0123456789ab.svg";
const regions = { florida: { x: 0, y: 0, width: 90, height: 90 }, maine: { x: 900, y: 0, width: 9, height: 9 } };
const map = {
  path,
  svg: '<svg><path id="florida"/><path id="maine"/></svg>',
  regions,
  facts: { outlines: path, width: 1_000 },
} as unknown as CountryMap;
const ask = (of: CountryMap | null, path: string) => new Hono().get("/maps/*", createMapHandler(of)).request(path);

test("lets browsers cache the outlines permanently at their address", async () => {
  const answer = await ask(map, map.path);
  expect(await answer.text()).toBe(map.svg);
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("sends a region's map the outlines that it shows", async () => {
  const answer = await ask(map, "/maps/us-0123456789ab-florida.svg");
  expect(await answer.text()).toBe('<svg><path id="florida"/></svg>');
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await ask(map, "/maps/us-ba9876543210-florida.svg")).headers.get("cache-control")).toBe("no-cache");
});

test("sends a page of an earlier release the current outlines, uncached", async () => {
  const answer = await ask(map, "/maps/us-ba9876543210.svg");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
});

test("sends the desk what places a pin on the outlines", async () => {
  const answer = await ask(map, "/maps/country.json");
  expect(await answer.json()).toEqual({ outlines: map.path, width: 1_000 });
});

test.each<[CountryMap | null, string]>([
  [map, "/maps/ca-0123456789ab.svg"],
  [map, "/maps/"],
  [map, "/maps/us-0123456789ab-atlantis.svg"],
  [map, "/maps/us-0123456789ab-constructor.svg"],
  [null, "/maps/us-0123456789ab.svg"],
  [null, "/maps/country.json"],
])("answers no other map address", async (of, path) => expect((await ask(of, path)).status).toBe(404));
