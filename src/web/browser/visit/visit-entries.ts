/** One thing known of how somebody came, as it is kept in the browser and sent with what they write. */
export interface VisitEntry {
  parameter: string;
  value: string;
  path: string;
  /** When the visit began, ISO 8601 UTC: the entries of one visit share it. */
  session_at: string;
}

/** A page as it was opened. */
export interface Opened {
  path: string;
  /** With its question mark, or empty. */
  query: string;
  session_at: string;
  /** What is told once a visit: browser, device, operating system, referrer. */
  facts: Record<string, string>;
}

/** What is noted of the visitor and not of the address they came to. */
export const VISITOR_FACTS = ["browser", "device", "operating_system", "user_agent", "referrer"];

/** A user agent is cut here. */
export const USER_AGENT_LENGTH = 500;
const MAX_LENGTHS = { parameter: 100, value: 500, path: 500 };
const MAX_ENTRIES = 50;
const MAX_TOTAL_CHARACTERS = 16_000;
/** Of the first visit at most so many are kept whatever follows. */
const FIRST_VISIT_COUNT = 20;

/** They let somebody in, or name them: no business of whoever reads the leads. */
const SECRET = new Set(["token", "email", "password", "redirect"]);

/** What a page adds to what is known. */
export function getEntries({ path, query, session_at, facts }: Opened): VisitEntry[] {
  const said = [...Object.entries(facts), ...new URLSearchParams(query)];
  return said
    .filter(([parameter, value]) => parameter && value && !SECRET.has(parameter.toLowerCase()))
    .map(([parameter, value]) => ({
      parameter: parameter.slice(0, MAX_LENGTHS.parameter),
      value: value.slice(0, MAX_LENGTHS.value),
      path: path.slice(0, MAX_LENGTHS.path),
      session_at,
    }));
}

/**
 * What is kept, in the order in which it happened: each thing once a visit; the first touches and the last ones, where
 * there are more than may be kept.
 */
export function withEntries(stored: readonly VisitEntry[], added: readonly VisitEntry[]): VisitEntry[] {
  const entries = [...stored];
  for (const entry of added) {
    const isKnown = entries.some(
      ({ parameter, value, session_at }) =>
        parameter === entry.parameter && value === entry.value && session_at === entry.session_at,
    );
    if (!isKnown) entries.push(entry);
  }
  while (entries.length > MAX_ENTRIES || JSON.stringify(entries).length > MAX_TOTAL_CHARACTERS) {
    entries.splice(Math.min(FIRST_VISIT_COUNT, entries.length - 1), 1);
  }
  return entries;
}
