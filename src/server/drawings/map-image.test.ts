import { Hono } from "hono";
import { expect, test } from "vitest";
import type { CountryMap } from "#integrations/maps/country-map.ts";
import { createMapHandler } from "./map-image.ts";

const path = "/maps/us-0123456789ab.svg";
const map = { path, svg: "<svg/>", facts: { outlines: path, width: 1_000 } } as CountryMap;
const ask = (of: CountryMap | null, path: string) => new Hono().get("/maps/*", createMapHandler(of)).request(path);

test("lets browsers cache the outlines permanently at their address", async () => {
  const answer = await ask(map, map.path);
  expect(await answer.text()).toBe("<svg/>");
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
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
  [null, "/maps/us-0123456789ab.svg"],
  [null, "/maps/country.json"],
])("answers no other map address", async (of, path) => expect((await ask(of, path)).status).toBe(404));
