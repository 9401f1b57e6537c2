import { isUnstorable } from "#db/unstorable-input.ts";
import { DomainError } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { DataWithStatus } from "./responses.ts";

/** An expected error that has a page: its status, and a message that may decide which one. */
export interface PageError {
  status: number;
  message: string;
}

/** Converts an expected error to one with a page; null for an unexpected one, whose message must not be shown. */
export function toPageError(error: unknown): PageError | null {
  if (isUnstorable(error)) return { status: 422, message: m.field_check_marked() };
  if (error instanceof DomainError) return { status: error.status, message: error.message };
  if (error instanceof DataWithStatus) return { status: error.status, message: "" };
  return null;
}
