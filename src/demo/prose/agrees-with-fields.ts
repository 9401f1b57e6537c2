import type { RealEstate } from "#domain/listings/listing.ts";
import { readNumber } from "./spell-number.ts";

/** What a listing discloses that its sentences must not contradict; null is not disclosed. */
export interface DisclosedFields {
  employees: number | null;
  founded: number | null;
  /** The current year. */
  now: number;
  real_estate: RealEstate;
}

const PEOPLE =
  /^(people|employees|staff|workers|technicians?|techs?|drivers?|cooks?|bakers?|nurses?|caregivers?|aides?|crews?|stylists?|barbers?|therapists?|teachers?|instructors?|coaches|trainers?|mechanics?|welders?|machinists?|operators?|clerks?|part-timers?|hands?|installers?|electricians?|plumbers?|carpenters?|painters?|cleaners?|guards?|groomers?|dispatchers?|editors?|developers?|designers?|writers?|agents?|pickers?|packers?|helpers?|assistants?|hygienists?|dentists?|tutors?|sisters?|cousins?|bartenders?|servers?|cellarmen|seamstresses|full-timers?|salespeople|managers?|supervisors?|estimators?|press|engineers?|bookkeepers?|apprentices?|journeymen|roofers?|masons?|associates?|contractors?|staffers?|attendants?)\b/i;
const TENANT_WORDS = /\b(rents?|rental of the|landlords?|leases?|leased|month to month)\b/i;

/** Whether a sentence about a business agrees with the business's fields. */
export function agreesWithFields(sentence: string, fields: DisclosedFields): boolean {
  return agreesWithStaff(sentence, fields) && agreesWithAge(sentence, fields) && agreesWithPremises(sentence, fields);
}

/** A sentence may not mention more people than the disclosed number of employees. */
function agreesWithStaff(sentence: string, { employees }: DisclosedFields): boolean {
  if (employees === null) return true;
  const words = sentence.split(/[\s;:,]+/);
  const counted = words.map((word, at) => {
    const number = readNumber(word);
    if (number === null) return 0;
    const grouped = /^(crew|kitchen|team|staff)$/i.test(words[at - 2] ?? "") && words[at - 1] === "of";
    return grouped || words.slice(at + 1, at + 4).some((next) => PEOPLE.test(next)) ? number : 0;
  });
  return counted.reduce((sum, number) => sum + number, 0) <= employees;
}

/** A sentence may not mention a year before the business was founded or a period longer than its age. */
function agreesWithAge(sentence: string, { founded, now }: DisclosedFields): boolean {
  if (founded === null) return true;
  const years = [...sentence.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));
  const spans = [...sentence.matchAll(/\b([\w-]+) years\b/gi)].map(([, word = ""]) => readNumber(word) ?? 0);
  return years.every((year) => year >= founded) && spans.every((span) => span <= now - founded);
}

/** An owner who sells the building with the business has no landlord. */
function agreesWithPremises(sentence: string, { real_estate }: DisclosedFields): boolean {
  return real_estate !== "included" || !TENANT_WORDS.test(sentence);
}
