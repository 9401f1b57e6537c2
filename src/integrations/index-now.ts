/** The endpoint that shares submissions among search engines (indexnow.org). */
const ADDRESS = "https://api.indexnow.org/indexnow";

/** The protocol's limit per request. */
const MAX_URLS = 10_000;

const SUBMIT_TIMEOUT_MS = 10_000;

/** Notifies search engines of changed pages. */
export interface IndexNow {
  /** @throws if the submission failed and may be retried later. */
  submit(urls: readonly string[]): Promise<void>;
}

interface Setup {
  /** The origin of all submitted URLs. */
  origin: string;
  /** Served from the origin as `/{key}.txt`. */
  key: string;
  fetch?: typeof fetch;
  /** Called when a submission is rejected for good: the key's file is not found, or the URLs belong to another site. */
  onRejected?: (status: number) => void;
}

export function createIndexNow({ origin, key, fetch = globalThis.fetch, onRejected }: Setup): IndexNow {
  const site = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt` };
  return {
    async submit(urls) {
      for (let start = 0; start < urls.length; start += MAX_URLS) {
        const { status } = await fetch(ADDRESS, {
          method: "POST",
          headers: { "Content-Type": "application/json; charset=utf-8" },
          body: JSON.stringify({ ...site, urlList: urls.slice(start, start + MAX_URLS) }),
          redirect: "error",
          signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
        });
        if (status === 429 || status >= 500) throw new Error(`IndexNow responded with ${status}`);
        if (status >= 400) onRejected?.(status);
      }
    },
  };
}
