/** A page's data with a status other than 200: a rejected form, or an error to show. */
export class DataWithStatus<T> {
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

/** A redirect inside the site. The language prefix is added later (`server/pages/page-renderer.ts`). */
export function redirect(to: string, status: 301 | 302 | 303): Response {
  return new Response(null, { status, headers: { Location: to } });
}
