import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";

/** Settings of a bucket in any store that supports the S3 protocol. */
export interface BucketSettings {
  /**
   * The URL with the bucket and optionally a folder in its path: `https://s3.eu-west-1.amazonaws.com/bucket/folder`.
   */
  url: string;
  region: string;
  access_key_id: string;
  secret_access_key: string;
}

/** The operations on a bucket that files need. */
export interface Bucket {
  url: string;
  /**
   * Stores content under a name.
   *
   * @param isNew stores nothing and returns false if the name exists
   */
  put(name: string, content: Uint8Array, isNew?: boolean): Promise<boolean>;
  /** Returns the content; null if the name doesn't exist. */
  get(name: string): Promise<Uint8Array | null>;
  remove(name: string): Promise<void>;
  /** Lists the names that start with a prefix. */
  list(prefix: string): AsyncIterable<string>;
}

const TIMEOUT_MS = 30_000;

/** Retries while the store is busy or unavailable. */
const RETRIES = 3;

/** The store is unreachable or rejected the request. Its `code` tells callers whether to answer 503. */
export class BucketError extends Error {
  readonly code: string;
  constructor(message: string, code: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export function openBucket({ url, region, access_key_id, secret_access_key }: BucketSettings): Bucket {
  const client = new AwsClient({
    accessKeyId: access_key_id,
    secretAccessKey: secret_access_key,
    service: "s3",
    region,
    retries: RETRIES,
  });
  // The first segment of the path is the bucket.
  const { origin, pathname } = new URL(url);
  const [bucket = "", ...folders] = pathname.split("/").filter(Boolean);
  const folder = folders.map((name) => `${name}/`).join("");

  const request = async (method: string, path: string, body?: Uint8Array, headers = {}): Promise<Response> => {
    const hash = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const target = `${origin}/${bucket}${path}`;
    const init = {
      method,
      headers: { "X-Amz-Content-Sha256": hash, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    };
    const response = await client.fetch(target, init).catch((error) => {
      const { code = "ETIMEDOUT" } = (error.cause ?? {}) as { code?: string };
      throw new BucketError(`The file store ${url} can't be reached: ${code}`, code, { cause: error });
    });
    if (response.ok || response.status === 404 || response.status === 412) return response;
    const reason = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? "";
    const code = response.status >= 500 || response.status === 429 ? "ETIMEDOUT" : `HTTP_${response.status}`;
    throw new BucketError(`The file store ${url} responded with ${response.status} ${reason} to ${method}`, code);
  };
  /** Rejects a "not found" response, which means that the bucket doesn't exist. */
  const requireBucket = (response: Response): Response => {
    if (response.status !== 404) return response;
    throw new BucketError(`The file store has no bucket ${bucket}. Create it.`, "NoSuchBucket");
  };

  return {
    url,
    async put(name, content, isNew = false) {
      const headers = isNew ? { "If-None-Match": "*" } : {};
      const { status } = requireBucket(await request("PUT", `/${folder}${name}`, content, headers));
      return status !== 412;
    },
    async get(name) {
      const response = await request("GET", `/${folder}${name}`);
      return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer());
    },
    async remove(name) {
      await request("DELETE", `/${folder}${name}`);
    },
    async *list(prefix) {
      let token = "";
      do {
        const query = new URLSearchParams({ "list-type": "2", prefix: folder + prefix });
        if (token) query.set("continuation-token", token);
        const text = await requireBucket(await request("GET", `/?${query}`)).text();
        for (const [, name = ""] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) yield name.slice(folder.length);
        token = /<NextContinuationToken>([^<]*)</.exec(text)?.[1] ?? "";
      } while (token);
    },
  };
}
