/** Where the search engines that share what they are told listen (indexnow.org). */
const ADDRESS = "https://api.indexnow.org/indexnow";

/** What the protocol takes at once. */
const MAX_URLS = 10_000;

const WAIT_MS = 10_000;

/** Tells search engines which pages have changed. */
export interface IndexNow {
  /** @throws when they cannot be told now, but may be later. */
  submit(urls: readonly string[]): Promise<void>;
}

interface Setup {
  /** Of all the URLs. */
  origin: string;
  /** Found under the origin as `/{key}.txt`. */
  key: string;
  fetch?: typeof fetch;
  /** Hears why what was said is not believed: the key's file is not found, or the addresses are another site's. */
  onRejected?: (status: number) => void;
}

export function indexNow({ origin, key, fetch: ask = fetch, onRejected }: Setup): IndexNow {
  const about = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt` };
  return {
    async submit(urls) {
      for (let start = 0; start < urls.length; start += MAX_URLS) {
        const { status } = await ask(ADDRESS, {
          method: "POST",
          headers: { "Content-Type": "application/json; charset=utf-8" },
          body: JSON.stringify({ ...about, urlList: urls.slice(start, start + MAX_URLS) }),
          signal: AbortSignal.timeout(WAIT_MS),
        });
        if (status === 429 || status >= 500) throw new Error(`IndexNow answered ${status}`);
        if (status >= 400) onRejected?.(status);
      }
    },
  };
}
