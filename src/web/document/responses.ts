/** A page's data with a status other than 200, for a rejected form or an error. */
export class DataWithStatus<T> {
  /** Exists only for the type checker: a copy made by spreading would lose the status and therefore isn't accepted. */
  declare protected readonly isCopied: false;
  readonly data: T;
  readonly status: number;

  constructor(data: T, status: number) {
    this.data = data;
    this.status = status;
  }
}

export function withStatus<T>(data: T, status: number): DataWithStatus<T> {
  return new DataWithStatus(data, status);
}

/** A page's response. Its body is text, which the page cache can encode without reading a stream. */
export class PageResponse {
  readonly body: string | null;
  readonly status: number;
  readonly headers: Headers;

  constructor(body: string | null, status: number, headers: HeadersInit) {
    this.body = body;
    this.status = status;
    this.headers = new Headers(headers);
  }

  toResponse(): Response {
    const { body, status, headers } = this;
    return new Response(body, { status, headers });
  }
}

/** A redirect inside the site. The language prefix is added later (`server/pages/page-renderer.ts`). */
export function redirect(to: string, status: 301 | 302 | 303): PageResponse {
  return new PageResponse(null, status, { Location: to });
}
