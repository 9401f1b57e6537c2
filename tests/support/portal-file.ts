import { formatCsvLine } from "#lib/format-csv.ts";
import { createSeededRandom } from "#lib/seeded-random.ts";

/** What a listing should have after its row was read: amounts in cents. */
export interface ExpectedListing {
  price: number | null;
  region_slug: string;
  county: string;
  subcategory_slug: string;
  description: string;
  [field: string]: unknown;
}

const HEADER = [
  "Ad #",
  "Ad Headline",
  "Asking Price",
  "Cash Flow",
  "Gross Revenue",
  "FF&E",
  "Inventory",
  "Established",
  "Location",
  "Employees",
  "Real Estate",
  "Business Description",
  "Reason for Selling",
];

const KINDS: [headline: string, subcategory: string][] = [
  ["Busy Pizza Restaurant", "restaurants"],
  ["Sushi Bar With Loyal Regulars", "restaurants"],
  ["Coin Laundry, New Machines", "laundromats-coin-laundry"],
  ["HVAC Company With Service Contracts", "hvac"],
  ["Nail Salon, Ten Stations", "nail-salons"],
  ["Express Car Wash", "car-washes"],
  ["Landscaping Company With Crews", "landscaping-yard"],
  ["Dental Practice, Five Operatories", "dental-practices"],
  ["Liquor Store on a Corner", "liquor-stores"],
  ["Trucking Company, Twelve Units", "trucking"],
];
const PLACES: [location: string, region: string, county: string][] = [
  ["Hillsborough County, FL", "florida", "Hillsborough County"],
  ["Dallas, TX (Dallas County)", "texas", "Dallas County"],
  ["Cook County, IL", "illinois", "Cook County"],
  ["Maricopa County, Arizona", "arizona", "Maricopa County"],
];

const amount = (dollars: number): string => `$${dollars.toLocaleString("en-US")}`;

/** How a portal writes a price in dollars, and the cents that are stored. */
const PRICES: ((dollars: number) => [text: string, cents: number | null])[] = [
  (dollars) => [amount(dollars), dollars * 100],
  (dollars) => [`$${dollars / 1_000}K`, dollars * 100],
  (dollars) => [`${amount(dollars)} - ${amount(dollars + 50_000)}`, dollars * 100],
  (dollars) => [`${amount(dollars)} Reduced!`, dollars * 100],
  (dollars) => [`Up to ${amount(dollars)}`, dollars * 100],
  () => ["Please call", null],
  () => ["Undisclosed", null],
];
const INVENTORIES: ((dollars: number) => [text: string, cents: number | null])[] = [
  () => ["Included in asking price", null],
  () => ["Not included in asking price", null],
  (dollars) => [`${amount(dollars)}*`, dollars * 100],
  () => ["N/A", null],
];

/** Creates a file of rows in a portal's own wording, and what each should become. The same every time. */
export function createPortalFile(count: number): { bytes: Uint8Array; expected: ExpectedListing[] } {
  const { pick, chance, whole } = createSeededRandom("portal-file", 26);
  const lines = [formatCsvLine(HEADER)];
  const expected: ExpectedListing[] = [];
  for (let row = 0; row < count; row++) {
    const [headline, subcategory_slug] = pick(KINDS);
    const [location, region_slug, county] = pick(PLACES);
    const dollars = 5_000 * whole(10, 400);
    const [price, price_cents] = pick(PRICES)(dollars);
    const [inventory, inventory_cents] = pick(INVENTORIES)(dollars / 10);
    const year = whole(1950, 2020);
    const sde = Math.round(dollars / 3 / 1_000) * 1_000;
    const isMonthly = chance(0.2);
    const description = `Business number ${row} has trained staff and room to grow. The owner stays for thirty days.`;
    // One row in twenty has nothing that a listing could be made of.
    const isEmpty = row % 20 === 19;
    lines.push(
      formatCsvLine([
        String(300_000 + row),
        headline,
        price,
        isMonthly ? `${amount(sde)}/month` : `Cash Flow: ${amount(sde)}`,
        pick([amount(dollars * 2), "Not Disclosed"]),
        pick(["Included in asking price", amount(dollars / 5)]),
        inventory,
        `Est. ${year}`,
        isEmpty ? "" : location,
        "10 FT / 4 PT",
        pick(["Leased", "Owned, included"]),
        description,
        "Retirement",
      ]),
    );
    expected.push({
      price: price_cents,
      inventory: inventory_cents,
      sellers_discretionary_earnings: sde * 100 * (isMonthly ? 12 : 1),
      year_established: year,
      employees: 14,
      name: headline,
      description,
      region_slug,
      county,
      subcategory_slug,
    });
  }
  return { bytes: Buffer.from(lines.join("")), expected };
}
