import { HttpError } from "ra-core";

interface Problem {
  message?: string;
  errors?: Record<string, string[]>;
  current?: Record<string, unknown>;
}

/** What a problem response holds besides its message: the error of each field, or what someone else has saved. */
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
export async function call<Answer = unknown>(path: string, method = "GET", body?: unknown): Promise<Answer> {
  const response = await fetch(`/api/desk${path}`, {
    method,
    headers: {
      ...(method === "GET" ? {} : { "X-XSRF-TOKEN": await token() }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status === 204) return undefined as Answer;
  const answer = (await response.json().catch(() => ({}))) as Problem;
  if (response.ok) return answer as Answer;
  const errors = Object.entries(answer.errors ?? {}).map(([field, words]) => [field, words.join(" ")]);
  const problem: ProblemBody = {
    ...(answer.errors && { errors: Object.fromEntries(errors) }),
    ...(answer.current && { current: answer.current }),
  };
  throw new HttpError(answer.message ?? response.statusText, response.status, problem);
}

/** Fetches the CSRF token before each call, because the page may stay open for hours. */
export async function token(): Promise<string> {
  await fetch("/api/csrf-cookie");
  return decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "");
}
