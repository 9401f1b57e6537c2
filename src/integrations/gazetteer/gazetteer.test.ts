import { describe, expect, test } from "vitest";
import fc from "../../../tests/support/generated.ts";
import { type CountryFacts, createGazetteer, type PlaceRow } from "./gazetteer.ts";

const rows: PlaceRow[] = [
  town("Portland", "oregon", "Multnomah County", 45.5234, -122.6762, 632_309),
  town("Portland", "maine", "Cumberland County", 43.6574, -70.2589, 66_881),
  town("Miami", "florida", "Miami-Dade County", 25.7743, -80.1937, 441_003),
  town("Miami Beach", "florida", "Miami-Dade County", 25.7906, -80.13, 92_312),
  town("Jacksonville", "florida", "Duval County", 30.3322, -81.6557, 868_031),
  town("Orlando", "florida", "Orange County", 28.5383, -81.3792, 270_934),
  town("St. Petersburg", "florida", "Pinellas County", 27.7709, -82.6793, 257_083),
  town("San José", "california", "Santa Clara County", 37.3394, -121.895, 1_026_908),
  town("Anaheim", "california", "Orange County", 33.8353, -117.9145, 350_742),
  town("Coeur d'Alene", "idaho", "Kootenai County", 47.6777, -116.7805, 49_122),
  { ...town("New York", "new-york", "New York City", 40.7143, -74.006, 8_175_133), also: ["New York City", "NYC"] },
  town("Buffalo", "new-york", "Erie County", 42.8865, -78.8784, 258_071),
  town("Washington", "district-of-columbia", null, 38.8951, -77.0364, 601_723),
  town("Seattle", "washington", "King County", 47.6062, -122.3321, 684_451),
  code("33101", "Miami", "florida", "Miami-Dade County", 25.7791, -80.1978),
  code("12345", "Schenectady", "new-york", "Schenectady County", 42.8142, -73.9396),
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

function town(
  locality: string,
  state: string,
  county: string | null,
  latitude: number,
  longitude: number,
  population: number,
): PlaceRow {
  return { locality, state, county, latitude, longitude, population };
}

function code(
  postal_code: string,
  locality: string,
  state: string,
  county: string,
  latitude: number,
  longitude: number,
): PlaceRow {
  return { postal_code, locality, state, county, latitude, longitude };
}

describe("a person says where", () => {
  test("by ZIP code, with or without the four digits that follow", () => {
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

  test("by city and state, written out or short, with or without a comma and the country", () => {
    for (const text of ["Portland, ME", "portland, maine", "Portland Maine", "PORTLAND ME", "Portland, Maine, USA"]) {
      expect(getLabel(text), text).toBe("Portland, ME");
    }
  });

  test("by a city's name alone, which means the most populous city of that name", () => {
    expect(getLabel("Portland")).toBe("Portland, OR");
  });

  test("without minding accents, punctuation, spaces or case", () => {
    expect(getLabel("san jose")).toBe("San José, CA");
    expect(getLabel("SAN JOSÉ, CA")).toBe("San José, CA");
    expect(getLabel("Coeur D’Alene")).toBe("Coeur d'Alene, ID");
    expect(getLabel("coeur dalene id")).toBe("Coeur d'Alene, ID");
  });

  test("with Saint written in full or short", () => {
    expect(getLabel("Saint Petersburg, FL")).toBe("St. Petersburg, FL");
    expect(getLabel("st petersburg")).toBe("St. Petersburg, FL");
  });

  test("by a state alone, which is where a city in the middle of its people is", () => {
    expect(gazetteer.find("Florida")).toMatchObject({ label: "Florida", locality: "Orlando", state: "florida" });
    expect(getLabel("fl")).toBe("Florida");
  });

  test("by a name that a state and its great city share, which means the city", () => {
    expect(getLabel("New York")).toBe("New York, NY");
    expect(getLabel("NYC")).toBe("New York, NY");
  });

  test("by a name that a state and a city elsewhere share, which means the state unless the city's is said", () => {
    expect(getLabel("Washington")).toBe("Washington");
    expect(getLabel("Washington, D.C.")).toBe("Washington, DC");
  });

  test("by a county, with its state where several have one", () => {
    expect(gazetteer.find("Orange County, FL")).toMatchObject({ county: "Orange County", state: "florida" });
    expect(gazetteer.find("Orange County")).toMatchObject({ county: "Orange County", state: "california" });
    expect(getLabel("Portland, Cumberland County")).toBe("Portland, ME");
  });

  test("by a whole address, whose house number is not taken for a ZIP code", () => {
    expect(getLabel("12 Ocean Drive, Miami Beach, FL")).toBe("Miami Beach, FL");
    expect(getLabel("12 Ocean Drive, Miami, FL 33101")).toBe("Miami, FL 33101");
    expect(getLabel("12345 Biscayne Blvd, Miami, FL")).toBe("Miami, FL");
    expect(getLabel("12345 Biscayne Blvd Miami FL")).toBe("Miami, FL");
    expect(getLabel("33101 Miami")).toBe("Miami, FL 33101");
  });

  test("and nothing is guessed when the place is unknown", () => {
    for (const text of ["", "  ", ",", "Nowhereville", "99999", "Portland, Florida", "Miami, Ontario", "USA", "東京"]) {
      expect(gazetteer.find(text), text).toBeNull();
    }
  });

  test("and no text at all breaks it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.integer({ min: -5, max: 100 }), (text, limit) => {
        const found = gazetteer.find(text);
        expect(found === null || found.label.length > 0).toBe(true);
        expect(gazetteer.suggest(text, limit).length).toBeLessThanOrEqual(Math.max(0, limit));
        gazetteer.countyOf(text, "florida");
      }),
    );
  });
});

describe("a person types", () => {
  const labels = (text: string, limit = 5) => gazetteer.suggest(text, limit).map(({ label }) => label);

  test("the beginning of a name, and is shown the largest places first", () => {
    expect(labels("mia")).toEqual(["Miami, FL", "Miami Beach, FL"]);
    expect(labels("port")).toEqual(["Portland, OR", "Portland, ME"]);
    expect(labels("port", 1)).toEqual(["Portland, OR"]);
  });

  test("a city and the beginning of a state", () => {
    expect(labels("portland, m")).toEqual(["Portland, ME"]);
    expect(labels("portland or")).toEqual(["Portland, OR"]);
  });

  test("the beginning of a state", () => {
    expect(labels("flor")).toEqual(["Florida"]);
  });

  test("the beginning of a ZIP code", () => {
    expect(labels("331")).toEqual(["Miami, FL 33101"]);
  });

  test("nothing yet, or what is nowhere, and is shown nothing", () => {
    expect(labels("")).toEqual([]);
    expect(labels("xyz")).toEqual([]);
  });
});

describe("near me", () => {
  test("is the nearest town or postal code", () => {
    expect(gazetteer.nearest(25.779, -80.198)?.label).toBe("Miami, FL 33101");
    expect(gazetteer.nearest(25.79, -80.131)?.label).toBe("Miami Beach, FL");
  });

  test("is nowhere beyond 100 kilometres, at sea, or at no point at all", () => {
    expect(gazetteer.nearest(0, -30)).toBeNull();
    expect(gazetteer.nearest(26.9, -80.1937)).toBeNull();
    expect(gazetteer.nearest(Number.NaN, 0)).toBeNull();
    expect(gazetteer.nearest(91, 181)).toBeNull();
  });

  test("is found across the date line", () => {
    const islands = createGazetteer([town("Taveuni", "fiji", null, -16.8, 179.97, 9_000)], { regions: [] });
    expect(islands.nearest(-16.8, -179.97)?.locality).toBe("Taveuni");
  });
});

describe("a listing shows a county, never its town", () => {
  test("the county that the town lies in, with its middle rather than the town's", () => {
    expect(gazetteer.countyOf("Miami", "florida")).toEqual({
      county: "Miami-Dade County",
      latitude: 25.782,
      longitude: -80.162,
    });
  });

  test("in the listing's own state", () => {
    expect(gazetteer.countyOf("Portland", "maine")?.county).toBe("Cumberland County");
    expect(gazetteer.countyOf("Portland", "florida")).toBeNull();
  });

  test("also when the county's own name was given, in full or not, or a ZIP code", () => {
    expect(gazetteer.countyOf("Orange County", "florida")?.county).toBe("Orange County");
    expect(gazetteer.countyOf("pinellas", "florida")?.county).toBe("Pinellas County");
    expect(gazetteer.countyOf("33101", "florida")?.county).toBe("Miami-Dade County");
  });

  test("also when the town was given vaguely", () => {
    expect(gazetteer.countyOf("Greater Orlando Area", "florida")?.county).toBe("Orange County");
  });

  test("and none when the town is unknown or lies in none", () => {
    expect(gazetteer.countyOf("Nowhereville", "florida")).toBeNull();
    expect(gazetteer.countyOf("Washington", "district-of-columbia")).toBeNull();
  });
});
