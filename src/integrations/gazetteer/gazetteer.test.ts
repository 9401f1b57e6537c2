import { describe, expect, test } from "vitest";
import fc from "../../../tests/support/generated.ts";
import { type CountryFacts, createGazetteer, type PlaceRow } from "./gazetteer.ts";

const rows: PlaceRow[] = [
  createTown("Portland", "oregon", "Multnomah County", 45.5234, -122.6762, 632_309),
  createTown("Portland", "maine", "Cumberland County", 43.6574, -70.2589, 66_881),
  createTown("Miami", "florida", "Miami-Dade County", 25.7743, -80.1937, 441_003),
  createTown("Miami Beach", "florida", "Miami-Dade County", 25.7906, -80.13, 92_312),
  createTown("Jacksonville", "florida", "Duval County", 30.3322, -81.6557, 868_031),
  createTown("Orlando", "florida", "Orange County", 28.5383, -81.3792, 270_934),
  createTown("St. Petersburg", "florida", "Pinellas County", 27.7709, -82.6793, 257_083),
  createTown("San José", "california", "Santa Clara County", 37.3394, -121.895, 1_026_908),
  createTown("Anaheim", "california", "Orange County", 33.8353, -117.9145, 350_742),
  createTown("Coeur d'Alene", "idaho", "Kootenai County", 47.6777, -116.7805, 49_122),
  {
    ...createTown("New York", "new-york", "New York City", 40.7143, -74.006, 8_175_133),
    also: ["New York City", "NYC"],
  },
  createTown("Buffalo", "new-york", "Erie County", 42.8865, -78.8784, 258_071),
  createTown("Washington", "district-of-columbia", null, 38.8951, -77.0364, 601_723),
  createTown("Seattle", "washington", "King County", 47.6062, -122.3321, 684_451),
  createPostalCode("33101", "Miami", "florida", "Miami-Dade County", 25.7791, -80.1978),
  createPostalCode("12345", "Schenectady", "new-york", "Schenectady County", 42.8142, -73.9396),
];

const facts: CountryFacts = {
  regions: [
    { code: "CA", name: "California", slug: "california" },
    { code: "DC", name: "District of Columbia", slug: "district-of-columbia" },
    { code: "FL", name: "Florida", slug: "florida" },
    { code: "ID", name: "Idaho", slug: "idaho" },
    { code: "ME", name: "Maine", slug: "maine" },
    { code: "NY", name: "New York", slug: "new-york" },
    { code: "OR", name: "Oregon", slug: "oregon" },
    { code: "WA", name: "Washington", slug: "washington" },
  ],
  label: "code",
  country_names: ["USA", "United States"],
  postal_pattern: "(\\d{5})(?: ?\\d{4})?",
};

const gazetteer = createGazetteer(rows, facts);
const getLabel = (text: string) => gazetteer.find(text)?.label ?? null;

function createTown(
  locality: string,
  state: string,
  county: string | null,
  latitude: number,
  longitude: number,
  population: number,
): PlaceRow {
  return { locality, state, county, latitude, longitude, population };
}

function createPostalCode(
  postal_code: string,
  locality: string,
  state: string,
  county: string,
  latitude: number,
  longitude: number,
): PlaceRow {
  return { postal_code, locality, state, county, latitude, longitude };
}

describe("finding a place by text", () => {
  test("finds a ZIP code with or without the four additional digits", () => {
    const miami = {
      label: "Miami, FL 33101",
      postal_code: "33101",
      locality: "Miami",
      county: "Miami-Dade County",
      state: "florida",
      latitude: 25.7791,
      longitude: -80.1978,
    };
    expect(gazetteer.find("33101")).toEqual(miami);
    expect(gazetteer.find(" 33101-1234 ")).toEqual(miami);
  });

  test("finds a city and state, spelled out or abbreviated, with or without a comma and the country", () => {
    for (const text of ["Portland, ME", "portland, maine", "Portland Maine", "PORTLAND ME", "Portland, Maine, USA"]) {
      expect(getLabel(text), text).toBe("Portland, ME");
    }
  });

  test("finds the most populous city for a name alone", () => {
    expect(getLabel("Portland")).toBe("Portland, OR");
  });

  test("ignores accents, punctuation, spaces and case", () => {
    expect(getLabel("san jose")).toBe("San José, CA");
    expect(getLabel("SAN JOSÉ, CA")).toBe("San José, CA");
    expect(getLabel("Coeur D’Alene")).toBe("Coeur d'Alene, ID");
    expect(getLabel("coeur dalene id")).toBe("Coeur d'Alene, ID");
  });

  test("finds Saint spelled out or abbreviated", () => {
    expect(getLabel("Saint Petersburg, FL")).toBe("St. Petersburg, FL");
    expect(getLabel("st petersburg")).toBe("St. Petersburg, FL");
  });

  test("finds a state by name and places it at a city near its center of population", () => {
    expect(gazetteer.find("Florida")).toMatchObject({ label: "Florida", locality: "Orlando", state: "florida" });
    expect(getLabel("fl")).toBe("Florida");
  });

  test("prefers the city when a state and its large city share a name", () => {
    expect(getLabel("New York")).toBe("New York, NY");
    expect(getLabel("NYC")).toBe("New York, NY");
  });

  test("prefers the state when it shares a name with a city elsewhere, unless the city's state is given", () => {
    expect(getLabel("Washington")).toBe("Washington");
    expect(getLabel("Washington, D.C.")).toBe("Washington, DC");
  });

  test("finds a county, with its state if several share the name", () => {
    expect(gazetteer.find("Orange County, FL")).toMatchObject({ county: "Orange County", state: "florida" });
    expect(gazetteer.find("Orange County")).toMatchObject({ county: "Orange County", state: "california" });
    expect(getLabel("Portland, Cumberland County")).toBe("Portland, ME");
  });

  test("finds a full address without reading the house number as a ZIP code", () => {
    expect(getLabel("12 Ocean Drive, Miami Beach, FL")).toBe("Miami Beach, FL");
    expect(getLabel("12 Ocean Drive, Miami, FL 33101")).toBe("Miami, FL 33101");
    expect(getLabel("12345 Biscayne Blvd, Miami, FL")).toBe("Miami, FL");
    expect(getLabel("12345 Biscayne Blvd Miami FL")).toBe("Miami, FL");
    expect(getLabel("33101 Miami")).toBe("Miami, FL 33101");
  });

  test("returns null for an unknown place", () => {
    for (const text of ["", "  ", ",", "Nowhereville", "99999", "Portland, Florida", "Miami, Ontario", "USA", "東京"]) {
      expect(gazetteer.find(text), text).toBeNull();
    }
  });

  test("accepts any text without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.integer({ min: -5, max: 100 }), (text, limit) => {
        const found = gazetteer.find(text);
        expect(found === null || found.label.length > 0).toBe(true);
        expect(gazetteer.suggest(text, limit).length).toBeLessThanOrEqual(Math.max(0, limit));
        gazetteer.findCounty(text, "florida");
      }),
    );
  });
});

describe("suggesting places", () => {
  const listLabels = (text: string, limit = 5) => gazetteer.suggest(text, limit).map(({ label }) => label);

  test("suggests the largest places for the beginning of a name", () => {
    expect(listLabels("mia")).toEqual(["Miami, FL", "Miami Beach, FL"]);
    expect(listLabels("port")).toEqual(["Portland, OR", "Portland, ME"]);
    expect(listLabels("port", 1)).toEqual(["Portland, OR"]);
  });

  test("completes a city and the beginning of a state", () => {
    expect(listLabels("portland, m")).toEqual(["Portland, ME"]);
    expect(listLabels("portland or")).toEqual(["Portland, OR"]);
  });

  test("completes the beginning of a state", () => {
    expect(listLabels("flor")).toEqual(["Florida"]);
  });

  test("completes the beginning of a ZIP code", () => {
    expect(listLabels("331")).toEqual(["Miami, FL 33101"]);
  });

  test("suggests nothing for empty or unknown text", () => {
    expect(listLabels("")).toEqual([]);
    expect(listLabels("xyz")).toEqual([]);
  });
});

describe("finding the nearest place", () => {
  test("finds the nearest town or postal code", () => {
    expect(gazetteer.findNearest(25.779, -80.198)?.label).toBe("Miami, FL 33101");
    expect(gazetteer.findNearest(25.79, -80.131)?.label).toBe("Miami Beach, FL");
  });

  test("finds nothing beyond 100 kilometers, at sea, or for an invalid point", () => {
    expect(gazetteer.findNearest(0, -30)).toBeNull();
    expect(gazetteer.findNearest(26.9, -80.1937)).toBeNull();
    expect(gazetteer.findNearest(Number.NaN, 0)).toBeNull();
    expect(gazetteer.findNearest(91, 181)).toBeNull();
  });

  test("finds a place across the date line", () => {
    const islands = createGazetteer([createTown("Taveuni", "fiji", null, -16.8, 179.97, 9_000)], { regions: [] });
    expect(islands.findNearest(-16.8, -179.97)?.locality).toBe("Taveuni");
  });
});

describe("finding the county that a listing shows", () => {
  test("returns the town's county with the county's own center", () => {
    expect(gazetteer.findCounty("Miami", "florida")).toEqual({
      county: "Miami-Dade County",
      latitude: 25.782,
      longitude: -80.162,
    });
  });

  test("stays in the listing's state", () => {
    expect(gazetteer.findCounty("Portland", "maine")?.county).toBe("Cumberland County");
    expect(gazetteer.findCounty("Portland", "florida")).toBeNull();
  });

  test("finds a county by its full or bare name or by a ZIP code", () => {
    expect(gazetteer.findCounty("Orange County", "florida")?.county).toBe("Orange County");
    expect(gazetteer.findCounty("pinellas", "florida")?.county).toBe("Pinellas County");
    expect(gazetteer.findCounty("33101", "florida")?.county).toBe("Miami-Dade County");
  });

  test("finds the county of a vaguely described town", () => {
    expect(gazetteer.findCounty("Greater Orlando Area", "florida")?.county).toBe("Orange County");
  });

  test("returns null if the town is unknown or has no county", () => {
    expect(gazetteer.findCounty("Nowhereville", "florida")).toBeNull();
    expect(gazetteer.findCounty("Washington", "district-of-columbia")).toBeNull();
  });
});
