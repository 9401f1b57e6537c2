import { Conflict, type DomainError, Invalid, NotAllowed, TooMany, Unavailable } from "#lib/errors.ts";
import { toJsonResponse } from "./json-response.ts";

const TITLES = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  419: "CSRF Token Mismatch",
  421: "Misdirected Request",
  422: "Unprocessable Content",
  423: "Locked",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
} as const;

/** Statuses of rejected calls. */
export type ProblemStatus = keyof typeof TITLES;

/** A request rejected for its form before it reaches a use case. */
export class HttpProblem extends Error {
  readonly status: 400 | 404 | 405 | 408 | 413 | 415 | 419;
  readonly headers: Record<string, string>;

  constructor(status: HttpProblem["status"], message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Returns a problem body: our own keys plus those of a problem document (RFC 9457). */
export function toProblemJson(status: ProblemStatus, message: string) {
  return { message, type: "about:blank", title: TITLES[status], status, detail: message };
}

/** Converts an error to a response. The framework has no type for status 419, so the response is built without it. */
export function createProblemResponse(error: DomainError | HttpProblem): Response {
  const { message, status } = error;
  const problem = toProblemJson(status, message);
  const { text, headers } = toJsonResponse({ ...problem, ...getDetails(error) });
  return new Response(text, { status, headers: { ...headers, ...getHeaders(error) } });
}

function getDetails(error: DomainError | HttpProblem): object {
  if (error instanceof Invalid) return { errors: error.errors };
  if ((error instanceof NotAllowed || error instanceof TooMany) && error.code) return { code: error.code };
  return error instanceof Conflict && error.current ? { current: error.current } : {};
}

function getHeaders(error: DomainError | HttpProblem): Record<string, string> {
  if (error instanceof HttpProblem) return error.headers;
  if (error instanceof TooMany || error instanceof Unavailable) return { "Retry-After": String(error.retry_after) };
  return {};
}
