import { createUuid } from "../create-uuid.ts";

/** Max wait for a response. */
export const REQUEST_TIMEOUT_MS = 30_000;

export interface ApiResponse {
  status: number;
  headers: Headers;
  /** The parsed JSON body; null without one. */
  data: unknown;
}

/** An error response that has no handler. */
export class ApiError extends Error {
  readonly response: ApiResponse;

  constructor(response: ApiResponse) {
    super(`The API responded with status ${response.status}.`);
    this.response = response;
  }
}

type ResponseHandler = (response: ApiResponse) => unknown;

export interface CallOptions {
  /** Only validates; `only` lists the fields to validate. */
  precognitive?: boolean;
  only?: readonly string[];
  timeout?: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Makes retries of a submit safe; generated if omitted. */
  idempotency_key?: string;
  onUnauthorized?: ResponseHandler;
  onForbidden?: ResponseHandler;
  onNotFound?: ResponseHandler;
  onConflict?: ResponseHandler;
  onValidationError?: ResponseHandler;
  onLocked?: ResponseHandler;
}

type RequestBody = Record<string, unknown>;
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
  getCookies(): string;
  /** The page's language, used for messages in responses. */
  getLanguage?(): string;
}

const BROWSER: Deps = {
  fetch: (...args) => fetch(...args),
  getCookies: () => document.cookie,
  getLanguage: () => document.documentElement.lang,
};

export type HttpClient = ReturnType<typeof createHttpClient>;

/**
 * Creates a client for the site's own API. It fetches a CSRF token when one is needed, and if a token is outdated, gets
 * a new one and retries once.
 */
export function createHttpClient({ fetch, getCookies, getLanguage }: Deps = BROWSER) {
  /** Pending precognitive requests by the fields they validate. */
  const pending = new Map<string, AbortController>();

  const getToken = (): string | undefined => {
    const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(getCookies())?.[1];
    return token && decodeURIComponent(token);
  };

  async function send(
    method: Method,
    url: string,
    body: RequestBody | undefined,
    headers: Headers,
    signal: AbortSignal,
  ) {
    const isSafe = method === "GET";
    const attempt = async (): Promise<Response> => {
      if (!isSafe && !getToken()) await fetch("/api/csrf-cookie", { signal });
      if (!isSafe) headers.set("X-XSRF-TOKEN", getToken() ?? "");
      if (getLanguage) headers.set("Accept-Language", getLanguage());
      const bodyInit = body === undefined ? {} : { body: JSON.stringify(body) };
      return fetch(url, { method, headers, signal, credentials: "same-origin", ...bodyInit });
    };
    const first = await attempt();
    if (first.status !== 419 || isSafe) return first;
    await fetch("/api/csrf-cookie", { signal });
    return attempt();
  }

  async function call(
    method: Method,
    url: string,
    body: RequestBody | undefined,
    options: CallOptions,
  ): Promise<unknown> {
    const { precognitive = false, only, timeout = REQUEST_TIMEOUT_MS } = options;
    const controller = new AbortController();
    const requestKey = `${method} ${url} ${only?.join() ?? ""}`;
    if (precognitive) {
      pending.get(requestKey)?.abort();
      pending.set(requestKey, controller);
    }
    const limits = [controller.signal, AbortSignal.timeout(timeout), ...(options.signal ? [options.signal] : [])];
    try {
      const response = await send(method, url, body, getHeaders(method, body, options), AbortSignal.any(limits));
      if (precognitive && response.headers.get("precognition") !== "true")
        throw new Error("The response to a precognitive request is not marked as precognitive.");
      return handleResponse(await parseResponse(response), options);
    } finally {
      if (pending.get(requestKey) === controller) pending.delete(requestKey);
    }
  }

  return {
    get: (url: string, options: CallOptions = {}) => call("GET", url, undefined, options),
    post: (url: string, body: RequestBody = {}, options: CallOptions = {}) => call("POST", url, body, options),
    patch: (url: string, body: RequestBody = {}, options: CallOptions = {}) => call("PATCH", url, body, options),
    put: (url: string, body: RequestBody = {}, options: CallOptions = {}) => call("PUT", url, body, options),
    delete: (url: string, body?: RequestBody, options: CallOptions = {}) => call("DELETE", url, body, options),
  };
}

function getHeaders(method: Method, body: RequestBody | undefined, options: CallOptions): Headers {
  const { precognitive, only, idempotency_key } = options;
  const headers = new Headers({ Accept: "application/json", ...options.headers });
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (precognitive) headers.set("Precognition", "true");
  if (precognitive && only) headers.set("Precognition-Validate-Only", only.join());
  if (method === "POST" && !precognitive) headers.set("Idempotency-Key", idempotency_key ?? createUuid());
  return headers;
}

async function parseResponse(response: Response): Promise<ApiResponse> {
  const { status, headers } = response;
  const isJson = headers.get("content-type")?.startsWith("application/json") ?? false;
  return { status, headers, data: isJson ? await response.json() : null };
}

/** Passes a response to the handler for its status; otherwise returns a success and throws for anything else. */
function handleResponse(response: ApiResponse, options: CallOptions): unknown {
  const name = HANDLERS[response.status as keyof typeof HANDLERS];
  const handle = name && options[name];
  if (handle) return handle(response);
  if (response.status >= 200 && response.status < 300) return response;
  throw new ApiError(response);
}
