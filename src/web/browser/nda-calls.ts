import type { Confidential } from "#domain/ndas/confidential/show-confidential.ts";
import type { FieldErrors } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { ApiError, type ApiResponse, createHttpClient } from "./http/http-client.ts";

/** An agreement as presented to the signer. */
export interface ShownNda {
  text: string;
  template_version: string;
  signed: object | null;
}

/** The result of a call: its data, an expired session, or an error. */
export type Outcome<T> = { data: T } | "signed-out" | { message: string; errors: FieldErrors; code?: string };

const http = createHttpClient();

const toPath = (post: string): string => `/api/listings/${encodeURIComponent(post)}`;

export const readNda = (post: string): Promise<Outcome<ShownNda>> => toOutcome(http.get(`${toPath(post)}/nda`));

export const consentToNda = (post: string): Promise<Outcome<null>> =>
  toOutcome(http.post(`${toPath(post)}/nda/consent`));

export async function signNda(post: string, signature: string, template_version: string): Promise<Outcome<object>> {
  const { timeZone: time_zone } = new Intl.DateTimeFormat().resolvedOptions();
  const body = { signature, consent: true, template_version };
  const send = (body: Record<string, unknown>) => toOutcome<object>(http.post(`${toPath(post)}/nda`, body));
  const result = await send({ ...body, ...(time_zone && { time_zone }) });
  // If the server doesn't know the browser's time zone, the call is repeated without it, because the signer cannot fix
  // that.
  return result !== "signed-out" && "errors" in result && result.errors.time_zone ? send(body) : result;
}

export const verifyEmail = (code: string): Promise<Outcome<null>> =>
  toOutcome(http.post("/api/email/verify", { code }));

export const resendEmailCode = (): Promise<Outcome<null>> => toOutcome(http.post("/api/email/verify/resend"));

/** Gets a listing's confidential data; null if the buyer has not signed. */
export async function readConfidential(post: string): Promise<Outcome<Omit<Confidential, "address"> | null>> {
  const signed = await toOutcome<{ data: { listing: string }[] }>(http.get("/api/ndas"));
  if (signed === "signed-out" || !("data" in signed)) return signed;
  const number = getNumber(post);
  if (!signed.data.data.some(({ listing }) => getNumber(listing) === number)) return { data: null };
  const details = await toOutcome<{ data: Omit<Confidential, "address"> }>(http.get(`${toPath(post)}/confidential`));
  return details !== "signed-out" && "data" in details ? { data: details.data.data } : details;
}

const getNumber = (post: string): string => /\d+$/.exec(post)?.[0] ?? post;

async function toOutcome<T>(call: Promise<unknown>): Promise<Outcome<T>> {
  try {
    return { data: ((await call) as ApiResponse).data as T };
  } catch (error) {
    if (!(error instanceof ApiError)) return { message: m.error_later(), errors: {} };
    const { status, data } = error.response;
    if (status === 401) return "signed-out";
    const problem = data as Partial<{ message: string; errors: FieldErrors; code: string }> | null;
    const { message = m.error_later(), errors = {}, code } = problem ?? {};
    return { message, errors, ...(code !== undefined && { code }) };
  }
}
