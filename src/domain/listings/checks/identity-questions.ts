import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { containsWords, normalizeWords } from "./normalize-words.ts";
import { getQuestionId, type Question } from "./question.ts";

/** The publicly visible texts of a listing. */
export interface PublicTexts {
  name: string;
  description: string;
  reason_for_selling: string | null;
  county: string | null;
  video_url: string | null;
}

/** Facts that are confidential until an NDA is signed; null if unknown. */
export interface Secrets {
  legal_name: string | null;
  street_address: string | null;
  locality: string | null;
  website: string | null;
}

type Found = { found: string };
type IdentifyingDetail = { code: string; found: string; ask: (values: Found) => string };

/** Legal forms of companies, which don't identify a business. */
const COMPANY_FORM =
  /[\s,]+(?:l\.?l\.?c|inc(?:orporated)?|corp(?:oration)?|co|company|l\.?l\.?p|l\.?p|p\.?c|ltd|limited|plc|gmbh|sarl|sas|pte|pty)\.?$/i;

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,64}\.\w+/;
const URL_LIKE = /https?:\/\/\S{1,80}|\bwww\.\S{1,80}|\b[a-z0-9-]{2,40}\.(?:com|net|org|biz|info|us|co|io|shop)\b/i;
const PHONE = /(?:\(\d{3}\) ?|\b\d{3}[-. ])\d{3}[-. ]\d{4}\b|\+\d{1,3}[ \d().-]{7,14}\d/;
/** A house number followed by a street name. */
const STREET =
  /\b\d{1,5}[a-z]?\s(?:[NSEW]{1,2}\.?\s)?(?:\p{Lu}[\p{Letter}'’.-]{1,20}\s){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Highway|Hwy|Court|Ct|Parkway|Pkwy|Place|Pl|Way|Terrace|Square)\b\.?/u;
/** "owner John Smith", "owned by Maria", "the Rossi family"; but not "Owner Retiring" in a capitalized headline. */
const OWNER =
  /(?:\b(?:[Oo]wner|[Ff]ounder|[Ss]eller|[Pp]roprietor),?\s(?!(?:Retir|Financ|Operat|Motivat|Relocat|Manag|Absent|Carr)\p{Ll}|(?:Will|Willing|Wants|Moving|Ready|Must|May|Can|Is|Has|Note|User|Benefit|Occupied|Seeks|And|Or|To)\b)|\b(?:[Oo]wned|[Ff]ounded|[Rr]un)\sby\s)(\p{Lu}\p{Ll}{1,20}(?:\s\p{Lu}\p{Ll}{1,20})?)|\bthe\s(\p{Lu}\p{Ll}{1,20})\sfamily\b/u;

/**
 * Finds where the public text of a confidential listing identifies its seller: names, street, phone, email, web
 * address, town. Each becomes a question to the broker, because the seller may have consented.
 *
 * @param photoFacts how many of the uploaded photos contained a location.
 */
export function listIdentityQuestions(
  texts: PublicTexts,
  secrets: Secrets,
  locale: Locale,
  photoFacts: readonly number[] = [],
): Question[] {
  const questions: Question[] = [];
  const known = new Set<string>();
  for (const field of ["name", "description", "reason_for_selling", "video_url"] as const) {
    const text = texts[field] ?? "";
    const details =
      field === "video_url"
        ? findNames(text, secrets, locale)
        : findIdentifyingDetails(text, texts.county, secrets, locale);
    for (const { code, found, ask } of details) {
      const id = getQuestionId(code, found);
      if (known.has(id)) continue;
      known.add(id);
      questions.push({ id, field, text: ask({ found }) });
    }
  }
  for (const photo of photoFacts) {
    const text = m.question_photo_location({}, getMessageOptions(locale));
    questions.push({ id: getQuestionId("photo_location", photo), field: "photos", text });
  }
  return questions;
}

function findIdentifyingDetails(
  text: string,
  county: string | null,
  secrets: Secrets,
  locale: Locale,
): IdentifyingDetail[] {
  const options = getMessageOptions(locale);
  const details: IdentifyingDetail[] = [];
  const add = (code: string, found: string | null | undefined, ask: IdentifyingDetail["ask"]): void => {
    if (found) details.push({ code, found: found.trim(), ask });
  };
  add("email", EMAIL.exec(text)?.[0], (values) => m.question_email(values, options));
  // Email addresses are removed first, because each ends in a web address.
  const withoutMail = text.replace(new RegExp(EMAIL, "g"), " ");
  add("web_address", findWebsite(withoutMail, secrets.website), (values) => m.question_web_address(values, options));
  add("phone", PHONE.exec(text)?.[0], (values) => m.question_phone(values, options));
  add("street", findStreet(text, secrets.street_address), (values) => m.question_street(values, options));
  add("legal_name", findLegalName(text, secrets.legal_name), (values) => m.question_legal_name(values, options));
  const owner = OWNER.exec(text);
  add("owner", owner?.[1] ?? owner?.[2], (values) => m.question_owner(values, options));
  add("town", findTown(text, secrets.locality, county), (values) => m.question_town(values, options));
  return details;
}

/** Finds the seller's own site and the company's name in the address of a video, which is a web address itself. */
function findNames(url: string, { website, legal_name }: Secrets, locale: Locale): IdentifyingDetail[] {
  const options = getMessageOptions(locale);
  const [site, name] = [findSiteName(url, website), findLegalName(url, legal_name)];
  return [
    ...(site
      ? [{ code: "web_address", found: site, ask: (values: Found) => m.question_web_address(values, options) }]
      : []),
    ...(name
      ? [{ code: "legal_name", found: name, ask: (values: Found) => m.question_legal_name(values, options) }]
      : []),
  ];
}

function findWebsite(text: string, website: string | null): string | null {
  return URL_LIKE.exec(text)?.[0] ?? findSiteName(text, website);
}

/** Finds the name of the confidential site, without its domain. */
function findSiteName(text: string, website: string | null): string | null {
  const [, name = ""] = /^(?:https?:\/\/)?(?:www\.)?([^/.\s]{4,})\./i.exec(website ?? "") ?? [];
  return name && normalizeWords(text).includes(` ${normalizeWords(name).trim()} `) ? name : null;
}

/** Finds any street name with a house number, and the confidential street's name even without one. */
function findStreet(text: string, address: string | null): string | null {
  const street = (address ?? "").split(/[,\n]/)[0]?.replace(/^\s*\d+\w?\s+/, "") ?? "";
  // A single word such as "Main" is too common to search for without a house number.
  if (street.trim().includes(" ") && containsWords(text, street)) return street;
  return STREET.exec(text)?.[0] ?? null;
}

function findLegalName(text: string, legal_name: string | null): string | null {
  let name = (legal_name ?? "").trim();
  while (COMPANY_FORM.test(name)) name = name.replace(COMPANY_FORM, "");
  return name.length > 3 && containsWords(text, name) ? name : null;
}

/** Finds the confidential town in a text. A town with the same name as its county is not confidential. */
function findTown(text: string, locality: string | null, county: string | null): string | null {
  if (!locality || locality.trim().length < 3 || containsWords(county ?? "", locality)) return null;
  return containsWords(text, locality) ? locality : null;
}
