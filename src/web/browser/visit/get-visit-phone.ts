import { choosePhone, type OfficePhones } from "#domain/offices/choose-phone.ts";
import { createHttpClient } from "../http/http-client.ts";
import { getVisitParameters } from "./visit-parameters.ts";

const PHONES_QUERY = `query Numbers($slug: String!) {
  tribe(slug: $slug) { phone organic_number paid_number telephone_url_triggers { name value number } }
}`;

const http = createHttpClient();
const cachedPhones = new Map<string, Promise<OfficePhones | null>>();

/**
 * Gets the office's phone number for this visit; null if the page already shows it. The parameters with which a visit
 * began apply until it ends, so that the visitor sees the same number on all pages. A visit without parameters needs no
 * request.
 */
export async function getVisitPhone(office: string, query: string): Promise<string | null> {
  const visit = getVisitParameters(query);
  if (visit.length === 0) return null;
  const numbers = await getPhones(office);
  return numbers && choosePhone(numbers, visit);
}

function getPhones(slug: string): Promise<OfficePhones | null> {
  const request = cachedPhones.get(slug) ?? fetchPhones(slug);
  cachedPhones.set(slug, request);
  request.catch(() => cachedPhones.delete(slug));
  return request;
}

async function fetchPhones(slug: string): Promise<OfficePhones | null> {
  const response = await http.post("/api/graphql", { query: PHONES_QUERY, variables: { slug } });
  return (response as { data: { data: { tribe: OfficePhones | null } } }).data.data.tribe;
}
