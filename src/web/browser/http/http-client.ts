/** Max wait for a response. */
export const REQUEST_TIMEOUT_MS = 30_000;

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON body; null without one. */
  data: unknown;
}

/** An error response that has no handler. */
export class RejectedCall extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`The call was answered ${answer.status}.`);
    this.answer = answer;
  }
}

type Handle = (answer: Answer) => unknown;

export interface CallOptions {
  /** Validates only; `only` lists the fields to validate. */
  precognitive?: boolean;
  only?: readonly string[];
  timeout?: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Makes retries of a submit safe; generated if omitted. */
  idempotency_key?: string;
  onUnauthorized?: Handle;
  onForbidden?: Handle;
  onNotFound?: Handle;
  onConflict?: Handle;
  onValidationError?: Handle;
  onLocked?: Handle;
}

type Body = Record<string, unknown>;
type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

const HANDLERS = {
  401: "onUnauthorized",
  403: "onForbidden",
  404: "onNotFound",
  409: "onConflict",
  422: "onValidationError",
  423: "onLocked",
} as const;

/** Browser APIs; tests pass their own. */
export interface Deps {
  fetch: typeof fetch;
  cookies(): string;
  /** The page's language, used for messages in responses. */
  language?(): string;
}

const BROWSER: Deps = {
  fetch: (...query) => fetch(...query),
  cookies: () => document.cookie,
  language: () => document.documentElement.lang,
};

export type HttpClient = ReturnType<typeof httpClient>;

/**
 * Creates a client for the site's own API. It fetches a CSRF token where one is needed, and replaces a stale one once.
 */
export function httpClient({ fetch, cookies, language }: Deps = BROWSER) {
  /** Pending precognitive requests by what they validate. */
  const asking = new Map<string, AbortController>();

  const getToken = (): string | undefined => {
    const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies())?.[1];
    return token && decodeURIComponent(token);
  };

  async function send(method: Method, url: string, body: Body | undefined, headers: Headers, signal: AbortSignal) {
    const isSafe = method === "GET";
    const attempt = async (): Promise<Response> => {
      if (!isSafe && !getToken()) await fetch("/api/csrf-cookie", { signal });
      if (!isSafe) headers.set("X-XSRF-TOKEN", getToken() ?? "");
      if (language) headers.set("Accept-Language", language());
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return fetch(url, { method, headers, signal, credentials: "same-origin", ...sent });
    };
    const first = await attempt();
    if (first.status !== 419 || isSafe) return first;
    await fetch("/api/csrf-cookie", { signal });
    return attempt();
  }

  async function call(method: Method, url: string, body: Body | undefined, options: CallOptions): Promise<unknown> {
    const { precognitive = false, only, timeout = REQUEST_TIMEOUT_MS } = options;
    const own = new AbortController();
    const question = `${method} ${url} ${only?.join() ?? ""}`;
    if (precognitive) {
      asking.get(question)?.abort();
      asking.set(question, own);
    }
    const limits = [own.signal, AbortSignal.timeout(timeout), ...(options.signal ? [options.signal] : [])];
    try {
      const response = await send(method, url, body, getHeaders(method, body, options), AbortSignal.any(limits));
      if (precognitive && response.headers.get("precognition") !== "true")
        throw new Error("The answer to a precognitive call does not say that it is one.");
      return handled(await getAnswer(response), options);
    } finally {
      if (asking.get(question) === own) asking.delete(question);
    }
  }

  return {
    get: (url: string, options: CallOptions = {}) => call("GET", url, undefined, options),
    post: (url: string, body: Body = {}, options: CallOptions = {}) => call("POST", url, body, options),
    patch: (url: string, body: Body = {}, options: CallOptions = {}) => call("PATCH", url, body, options),
    put: (url: string, body: Body = {}, options: CallOptions = {}) => call("PUT", url, body, options),
    delete: (url: string, body?: Body, options: CallOptions = {}) => call("DELETE", url, body, options),
  };
}

function getHeaders(method: Method, body: Body | undefined, options: CallOptions): Headers {
  const { precognitive, only, idempotency_key } = options;
  const headers = new Headers({ Accept: "application/json", ...options.headers });
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (precognitive) headers.set("Precognition", "true");
  if (precognitive && only) headers.set("Precognition-Validate-Only", only.join());
  if (method === "POST" && !precognitive) headers.set("Idempotency-Key", idempotency_key ?? newKey());
  return headers;
}

/** 128 random bits; `randomUUID` is unavailable on plain http. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function getAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const isJson = headers.get("content-type")?.startsWith("application/json") ?? false;
  return { status, headers, data: isJson ? await response.json() : null };
}

/** Passes a response to the handler for its status; otherwise returns a success and throws for anything else. */
function handled(answer: Answer, options: CallOptions): unknown {
  const name = HANDLERS[answer.status as keyof typeof HANDLERS];
  const handle = name && options[name];
  if (handle) return handle(answer);
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new RejectedCall(answer);
}
