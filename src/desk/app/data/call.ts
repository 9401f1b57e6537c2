import { HttpError } from "ra-core";

interface Problem {
  message?: string;
  errors?: Record<string, string[]>;
  current?: Record<string, unknown>;
}

/** What a problem response has in addition to its message: each field's error, or what someone else has saved. */
export interface ProblemBody {
  errors?: Record<string, string>;
  current?: Record<string, unknown>;
}

/**
 * Makes a call of the desk API and returns its JSON. A call that changes something sends the CSRF token.
 *
 * @param path under `/api/desk`, with a leading slash.
 * @throws HttpError with the problem's message; its `body` is a `ProblemBody`.
 */
export async function call<Body = unknown>(path: string, method = "GET", body?: unknown): Promise<Body> {
  const response = await fetch(`/api/desk${path}`, {
    method,
    headers: {
      ...(method === "GET" ? {} : { "X-XSRF-TOKEN": await fetchCsrfToken() }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status === 204) return undefined as Body;
  const payload = (await response.json().catch(() => ({}))) as Problem;
  if (response.ok) return payload as Body;
  const errors = Object.entries(payload.errors ?? {}).map(([field, messages]) => [field, messages.join(" ")]);
  const problem: ProblemBody = {
    ...(payload.errors && { errors: Object.fromEntries(errors) }),
    ...(payload.current && { current: payload.current }),
  };
  throw new HttpError(payload.message ?? response.statusText, response.status, problem);
}

let pendingToken: Promise<unknown> | undefined;

/**
 * Fetches the CSRF token before each call, because the page may stay open for hours. Calls at the same time share the
 * request: a session without a token would get a different one for each.
 */
export async function fetchCsrfToken(): Promise<string> {
  pendingToken ??= fetch("/api/csrf-cookie").finally(() => {
    pendingToken = undefined;
  });
  await pendingToken;
  return decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "");
}
