import { choosePhone, type OfficePhones, type VisitParameter } from "#domain/offices/choose-phone.ts";
import { httpClient } from "../http/http-client.ts";
import { currentVisit, storedEntries } from "./stored-visits.ts";
import { VISITOR_FACTS } from "./visit-entries.ts";

const NUMBERS = `query Numbers($slug: String!) {
  tribe(slug: $slug) { phone organic_number paid_number telephone_url_triggers { name value number } }
}`;

const http = httpClient();
const known = new Map<string, Promise<OfficePhones | null>>();

/**
 * Gets the office's number for this visit; null if it is the one in the page. The parameters a visit began with count
 * until it ends, so that it sees the same number everywhere. A visit without parameters makes no request.
 */
export async function visitPhone(office: string, query: string): Promise<string | null> {
  const visit = getParameters(query);
  if (visit.length === 0) return null;
  const numbers = await getNumbers(office);
  return numbers && choosePhone(numbers, visit);
}

function getParameters(query: string): VisitParameter[] {
  const now = [...new URLSearchParams(query)].map(([parameter, value]) => ({ parameter, value }));
  const before = currentVisit(storedEntries(), Date.now()).filter(
    ({ parameter }) => !VISITOR_FACTS.includes(parameter),
  );
  return [...now, ...before];
}

function getNumbers(slug: string): Promise<OfficePhones | null> {
  const request = known.get(slug) ?? askForNumbers(slug);
  known.set(slug, request);
  request.catch(() => known.delete(slug));
  return request;
}

async function askForNumbers(slug: string): Promise<OfficePhones | null> {
  const answer = await http.post("/api/graphql", { query: NUMBERS, variables: { slug } });
  return (answer as { data: { data: { tribe: OfficePhones | null } } }).data.data.tribe;
}
