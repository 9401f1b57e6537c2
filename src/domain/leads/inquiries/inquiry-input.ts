import type { InquiryType, TrackingEntry } from "#db/tables/inquiries.ts";
import type { Context } from "#domain/context.ts";
import type { PostalCodes } from "#editions/edition.ts";
import { checkForm } from "#lib/forms/check-form.ts";
import { type Form, parseForm } from "#lib/forms/form.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import {
  type FieldCode,
  type FieldCodes,
  inquirySchema,
  isInquiryField,
  TRACKING_LIMITS,
  type TypedInquiry,
} from "./inquiry-schema.ts";
import { getRequiredFields } from "./required-fields.ts";

export interface InquiryInput {
  type: InquiryType;
  name: string;
  email: string;
  phone: string | null;
  postal_code: string | null;
  message: string | null;
  /** Slugs. */
  office: string | null;
  agent: string | null;
  /** The `{post}` segment of a listing's URL. */
  listing: string | null;
  /** Additional answers specific to this type of form. */
  fields: Record<string, string | number | boolean>;
  sms_opt_in: boolean;
  tracking: TrackingEntry[];
}

/** The fields of every type of inquiry. `getRequiredFields` says which ones a type requires. */
const INQUIRY_FORM = {
  type: "required",
  name: "required",
  email: "required",
  phone: "optional",
  postal_code: "optional",
  message: "optional",
  office: "optional",
  agent: "optional",
  listing: "optional",
  privacy_terms: "consent",
  sms_opt_in: "checkbox",
  challenge: "optional",
} as const satisfies Form;

/**
 * Validates an inquiry from a form or JSON. The database checks whether what it references exists. A postal code used
 * for routing must belong to the edition's country.
 */
export function checkInquiry(
  input: unknown,
  { edition }: Pick<Context, "edition">,
): { enquiry: InquiryInput } | { codes: FieldCodes } {
  const { typed, codes } = checkForm<typeof inquirySchema, FieldCode>(inquirySchema, INQUIRY_FORM, input);
  const required = getRequiredFields(typed.type);
  for (const field of required) {
    if (isEmpty(answerTo(typed, field))) codes[field] ??= "required";
  }
  if (!isEmpty(typed.fields?.call_time) && isEmpty(typed.phone)) codes.phone ??= "required";
  const { postal_code } = typed;
  if (postal_code && !isPlace(postal_code, edition.postal_code, { isRouted: required.includes("postal_code") }))
    codes.postal_code ??= "postal_code";
  return Object.keys(codes).length ? { codes } : { enquiry: getInquiry(typed) };
}

/** Returns the slug of the guide to send, or null if none was requested. */
export function getRequestedGuide({
  type,
  fields,
}: {
  type: InquiryType;
  fields: Record<string, unknown>;
}): string | null {
  return type === "guide" && fields.guide !== undefined ? String(fields.guide) : null;
}

/** Converts validated input, which has all required fields. */
function getInquiry(typed: TypedInquiry): InquiryInput {
  return {
    type: typed.type as InquiryType,
    name: typed.name as string,
    email: typed.email as string,
    phone: typed.phone || null,
    postal_code: typed.postal_code || null,
    message: typed.message || null,
    office: typed.office || null,
    agent: typed.agent || null,
    listing: typed.listing || null,
    fields: Object.fromEntries(
      Object.entries(typed.fields ?? {}).flatMap(([name, value]) => (isEmpty(value) ? [] : [[name, value]])),
    ),
    sms_opt_in: typed.sms_opt_in ?? false,
    tracking: typed.tracking ?? [],
  };
}

function answerTo(typed: TypedInquiry, field: string): unknown {
  const [top, name] = field.split(".") as [keyof TypedInquiry, string?];
  return name === undefined ? typed[top] : (typed.fields as Record<string, unknown> | null | undefined)?.[name];
}

/**
 * Accepts a postal code of any country, since visitors write from abroad. All contain a digit. The places of a country
 * without postal codes don't.
 */
function isPlace(text: string, { pattern, areas }: PostalCodes, { isRouted }: { isRouted: boolean }): boolean {
  if (areas && Object.hasOwn(areas, text)) return true;
  return /^(?=.*\d)[a-z0-9][a-z0-9 -]+$/i.test(text) && (!isRouted || !pattern || pattern.test(text));
}

function isEmpty(value: unknown): value is undefined | null | "" {
  return value === undefined || value === null || value === "";
}

/**
 * Converts a posted HTML form into the shape of the JSON body: boxes become booleans, `fields.business_name` goes
 * inside `fields`, `tracking` is parsed from JSON. Other names, such as a honeypot's, are dropped.
 */
export function parseInquiryForm(form: FormData): Record<string, unknown> {
  const input = parseForm(INQUIRY_FORM, form);
  const fields = [...form].flatMap(([name, value]) => {
    const field = /^fields(?:\.([^.[\]]+)|\[([^\]]+)\])$/.exec(name);
    const fieldName = field?.[1] ?? field?.[2] ?? "";
    return isInquiryField(fieldName) ? [[fieldName, value]] : [];
  });
  if (fields.length) input.fields = Object.fromEntries(fields);
  const tracking = parseTracking(form.get("tracking"));
  if (tracking.length) input.tracking = tracking;
  return input;
}

/** Texts are truncated to the limits instead of rejected, because the browser recorded them, not the visitor. */
function parseTracking(json: FormDataEntryValue | null): Record<string, string>[] {
  const { rows, parameter, value, path } = TRACKING_LIMITS;
  return parseRows(json)
    .slice(-rows)
    .map((row) => ({
      parameter: truncate(row.parameter, parameter),
      value: truncate(row.value, value),
      path: truncate(row.path, path),
      session_at: truncate(row.session_at, 40),
    }));
}

function parseRows(json: FormDataEntryValue | null): Record<string, unknown>[] {
  try {
    const rows: unknown = JSON.parse(String(json ?? "[]"));
    return Array.isArray(rows) ? rows.filter((row) => typeof row === "object" && row !== null) : [];
  } catch {
    return [];
  }
}

function truncate(value: unknown, length: number): string {
  return toSingleLine(String(value ?? "")).slice(0, length);
}
