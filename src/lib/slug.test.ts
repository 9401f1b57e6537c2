import { expect, test } from "vitest";
import fc from "../../tests/support/generated.ts";
import { toSlug } from "./slug.ts";

test.each([
  ["Food & Restaurants", "food-restaurants"],
  ["New York", "new-york"],
  ["Île-de-France", "ile-de-france"],
  ["  Pizzeria, in Pasco County!  ", "pizzeria-in-pasco-county"],
  ["Bodegas Peña / Núñez", "bodegas-pena-nunez"],
  ["№ 1 Café", "no-1-cafe"],
  ["Phòng tranh đông khách quen, Đà Nẵng", "phong-tranh-dong-khach-quen-da-nang"],
  ["Œuvres & Søn", "oeuvres-son"],
  ["寿司", ""],
])("converts %j to %j", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test("converts any name to letters, digits and single hyphens, and is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(toSlug(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(toSlug(toSlug(name))).toBe(toSlug(name));
    }),
  );
});
