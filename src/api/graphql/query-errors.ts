import type { GraphQLError, GraphQLFormattedError } from "graphql";
import { isDatabaseUnavailable } from "#db/database-unavailable.ts";
import { isUnstorable } from "#db/unstorable-input.ts";
import { anErrorOccurred } from "#editions/contract-messages.ts";
import { DomainError, Invalid } from "#lib/errors.ts";
import type { Log } from "#lib/log.ts";
import { m } from "#messages/messages.js";

/** In characters: a message may quote the input, which can be a megabyte. */
const MAX_MESSAGE_LENGTH = 500;

/**
 * Formats an error for clients. Document and use case errors keep their message; all others become a generic message
 * and are logged. Clients read `debugMessage`.
 */
export function toQueryError(error: GraphQLError, log: Log): GraphQLFormattedError {
  const { locations, path } = error;
  const { message, ...more } = toPublicError(error.originalError, error.message, log);
  return {
    message,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { debugMessage: message, ...more },
  };
}

/** Formats an error about the call rather than its query. */
export function toPlainError(message: string): GraphQLFormattedError {
  return { message, extensions: { debugMessage: message } };
}

function toPublicError(
  cause: Error | undefined,
  message: string,
  log: Log,
): { message: string; status?: number; errors?: Record<string, string[]> } {
  const original = getOriginalError(cause);
  if (original === undefined) return { message: message.slice(0, MAX_MESSAGE_LENGTH) };
  if (original instanceof Invalid) return { message: original.message, status: 422, errors: original.errors };
  if (original instanceof DomainError) return { message: original.message, status: original.status };
  if (isUnstorable(original)) return { message: m.field_check_marked(), status: 422 };
  log.error({ err: original }, "a query failed");
  return { message: anErrorOccurred() };
}

/** @throws the original error if the database is down, because the whole call then gets a 503. */
export function rethrowOutage(errors: readonly GraphQLError[]): void {
  for (const error of errors) {
    const original = getOriginalError(error);
    if (original && isDatabaseUnavailable(original)) throw original;
  }
}

/** Returns the error that a resolver threw, or undefined if the GraphQL library raised it. */
function getOriginalError(error: Error | undefined): Error | undefined {
  if (error === undefined) return undefined;
  return error.name === "GraphQLError" ? getOriginalError((error as GraphQLError).originalError) : error;
}
