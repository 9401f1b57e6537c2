/** One fact about how a visitor came to the site, stored in the browser and sent with their inquiries. */
export interface VisitEntry {
  parameter: string;
  value: string;
  path: string;
  /** The start of the visit, ISO 8601 UTC. All entries of a visit share it. */
  session_at: string;
}

export interface PageView {
  path: string;
  /** With its question mark, or empty. */
  query: string;
  session_at: string;
  /** Facts recorded once per visit: browser, device, operating system, referrer. */
  facts: Record<string, string>;
}

/** Entries about the visitor instead of the URL. */
export const VISITOR_FACTS = ["browser", "device", "operating_system", "user_agent", "referrer"];

/** Longer user agents are truncated. */
export const USER_AGENT_LENGTH = 500;
const MAX_LENGTHS = { parameter: 100, value: 500, path: 500 };
const MAX_ENTRIES = 50;
const MAX_TOTAL_CHARACTERS = 16_000;
/** The number of entries at the beginning that are never dropped. */
const FIRST_ENTRY_COUNT = 20;

/** Parameters that grant access or identify a person. Staff who read leads must not see them. */
const SECRET_PARAMETERS = new Set(["token", "email", "password", "redirect"]);

export function createEntries({ path, query, session_at, facts }: PageView): VisitEntry[] {
  const pairs = [...Object.entries(facts), ...new URLSearchParams(query)];
  return pairs
    .filter(([parameter, value]) => parameter && value && !SECRET_PARAMETERS.has(parameter.toLowerCase()))
    .map(([parameter, value]) => ({
      parameter: parameter.slice(0, MAX_LENGTHS.parameter),
      value: value.slice(0, MAX_LENGTHS.value),
      path: path.slice(0, MAX_LENGTHS.path),
      session_at,
    }));
}

/** Appends entries in order, each once per visit. Beyond the limits, the first and the latest entries stay. */
export function addEntries(stored: readonly VisitEntry[], added: readonly VisitEntry[]): VisitEntry[] {
  const entries = [...stored];
  for (const entry of added) {
    const isKnown = entries.some(
      ({ parameter, value, session_at }) =>
        parameter === entry.parameter && value === entry.value && session_at === entry.session_at,
    );
    if (!isKnown) entries.push(entry);
  }
  while (entries.length > MAX_ENTRIES || JSON.stringify(entries).length > MAX_TOTAL_CHARACTERS) {
    entries.splice(Math.min(FIRST_ENTRY_COUNT, entries.length - 1), 1);
  }
  return entries;
}
