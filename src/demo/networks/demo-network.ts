import { DEMO_COLUMNS, type DemoOffice, type DemoSource } from "#editions/demo-source.ts";
import type { Edition } from "#editions/edition.ts";
import { toMinor } from "#lib/money.ts";
import type { Market } from "../listings/market.ts";
import { inventAgents } from "../people/invent-agents.ts";
import type { DemoNames } from "../people/people.ts";

/** An edition's demo network. */
export interface DemoNetwork {
  offices: readonly DemoOffice[];
  names: DemoNames;
  /** Default number of listings. */
  listings: number;
}

const AGENTS_PER_OFFICE = 3;
const LISTINGS = 220;

/** Makes an edition's demo network, always the same one. */
export function createDemoNetwork({ demo }: Pick<Edition, "demo">): DemoNetwork {
  const { teams = {}, is_american = false, listings = LISTINGS } = demo;
  const names = { first: listNames(demo.first_names), last: listNames(demo.last_names), is_american };
  const lines = demo.offices.trim().split("\n");
  const usedNames = Object.values(teams).flatMap(({ agents }) => agents.map(([name]) => name));
  const invented = lines.length - Object.keys(teams).length;
  const count = (demo.agents ?? lines.length * AGENTS_PER_OFFICE) - usedNames.length;
  const people = splitEvenly(inventAgents(count, usedNames, names), invented).values();
  const offices = lines.map((line) => readOffice(line, people, demo));
  return { offices, names, listings };
}

/** Splits a list into parts of equal length. If there is a remainder, the first parts have one item more. */
function splitEvenly<T>(items: readonly T[], parts: number): T[][] {
  const length = Math.floor(items.length / parts);
  const remainder = items.length % parts;
  return Array.from({ length: parts }, (_, index) => {
    const start = index * length + Math.min(index, remainder);
    return items.slice(start, start + length + (index < remainder ? 1 : 0));
  });
}

/** Returns the text and price parameters of an edition's demo listings. */
export function getMarket({ demo, currency }: Pick<Edition, "demo" | "currency">): Market {
  const { scale, is_american = false, has_northern_seasons = true, omitted_trades, company_forms } = demo;
  return {
    currency,
    minor: toMinor(scale, currency),
    is_american,
    has_northern_seasons,
    omitted_trades,
    company_forms,
  };
}

/** Reads an office from its line. Unless its team is known, it gets the next people. */
function readOffice(line: string, people: Iterator<DemoOffice["agents"]>, demo: DemoSource): DemoOffice {
  const values = line.split("|");
  const facts: Record<string, string> = Object.fromEntries(
    (demo.columns ?? DEMO_COLUMNS).map((column, at) => [column, values[at] ?? ""]),
  );
  const { slug = "", locality = "", postal_code = "" } = facts;
  return {
    name: locality,
    time_zone: demo.time_zones?.[slug] ?? demo.time_zone,
    ...(demo.mobile && { mobile: demo.mobile }),
    ...facts,
    latitude: Number(facts.latitude),
    longitude: Number(facts.longitude),
    ...(demo.teams?.[slug] ?? { territory: [postal_code], agents: appointManager(people.next().value ?? []) }),
  } as DemoOffice;
}

const appointManager = (people: DemoOffice["agents"]): DemoOffice["agents"] =>
  people.map(([person, role, about], index) => [person, index === 0 ? "Managing broker" : role, about]);

/** Lists the names in a text, separated by spaces; an underscore is a space within a name. */
function listNames(names: string): string[] {
  return names.split(" ").map((name) => name.replaceAll("_", " "));
}
