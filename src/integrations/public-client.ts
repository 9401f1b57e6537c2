import { lookup as resolve } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

const TIMEOUT_MS = 15_000;
/** Max bytes of a response that are read. */
const MAX_RESPONSE_BYTES = 2_000;

export interface PublicResponse {
  status: number;
  /** The beginning of the response body. */
  text: string;
}

/** Sends requests to URLs that people or their browsers entered. */
export interface PublicClient {
  /**
   * Sends one POST request and doesn't follow redirects.
   *
   * @throws if there is no response, or the host has no public address
   */
  post(url: string, headers: Readonly<Record<string, string>>, body: string | Uint8Array): Promise<PublicResponse>;
}

interface Options {
  /** Returns whether the client may connect to an IP address. */
  isAllowed?: (address: string) => boolean;
  /** Permits http:, for tests. */
  allowsHttp?: boolean;
}

/**
 * Creates a client that connects only to public IP addresses. They are checked when the connection is made, so that a
 * host name can't resolve to another address after the check.
 */
export function createPublicClient({ isAllowed = isPublicAddress, allowsHttp = false }: Options = {}): PublicClient {
  const reject = (address: string): Error => new Error(`${address} is not a public address.`);
  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "");
      const forbidden = addresses.find(({ address }) => !isAllowed(address));
      const [first] = addresses;
      if (forbidden || !first) return callback(reject(forbidden?.address ?? hostname), "");
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
  return {
    async post(url, headers, body) {
      const { protocol, hostname } = new URL(url);
      if (protocol !== "https:" && !(allowsHttp && protocol === "http:")) throw new Error("The address isn't https:.");
      // A host that is an IP address isn't looked up, so it is checked here.
      const literal = hostname.replace(/^\[|\]$/g, "");
      if (isIP(literal) && !isAllowed(literal)) throw reject(literal);
      return send(url, { ...headers, "Content-Length": String(Buffer.byteLength(body)) }, body, lookup);
    },
  };
}

function send(
  url: string,
  headers: Record<string, string>,
  body: string | Uint8Array,
  lookup: LookupFunction,
): Promise<PublicResponse> {
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const outgoing = request(url, { method: "POST", headers, lookup, signal, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const finish = (): void => {
        const text = Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES).toString("utf8");
        resolve({ status: response.statusCode ?? 0, text });
        outgoing.destroy();
      };
      response.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes >= MAX_RESPONSE_BYTES) finish();
      });
      response.on("end", finish);
      response.on("error", reject);
    });
    outgoing.on("error", (error) =>
      reject(signal.aborted ? new Error(`No response in ${TIMEOUT_MS / 1000} s.`) : error),
    );
    outgoing.end(body);
  });
}
