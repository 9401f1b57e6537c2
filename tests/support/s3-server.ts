import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { BucketSettings } from "#integrations/files/bucket.ts";

const KEY_ID = "test-key";
const SECRET = "test-secret";
const REGION = "eu-west-1";
/** Few, so that a list needs several calls. */
const LIST_SIZE = 2;

const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Uint8Array, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/**
 * Starts an S3-compatible store in this process with one bucket, which checks each request's signature (AWS Signature
 * Version 4) and the hash of its content.
 */
export async function startS3Server() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const content = await buffer(request);
    const problem = checkSignature(request, content);
    if (problem) return void sendError(response, 403, problem);
    serve(new URL(request.url ?? "", "http://s3"), request, content, response);
  });

  function serve({ pathname, searchParams }: URL, request: IncomingMessage, content: Buffer, response: ServerResponse) {
    const [, bucket, name] = /^\/([^/]+)\/(.*)$/.exec(pathname) ?? [];
    if (bucket !== "bucket" || name === undefined) return sendError(response, 404, "NoSuchBucket");
    if (searchParams.get("list-type") === "2") return response.end(list(searchParams));
    if (request.method === "PUT") {
      if (request.headers["if-none-match"] === "*" && objects.has(name))
        return sendError(response, 412, "PreconditionFailed");
      objects.set(name, content);
      return response.end();
    }
    if (request.method === "DELETE") {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    const found = objects.get(name);
    return found ? response.end(found) : sendError(response, 404, "NoSuchKey");
  }

  function list(query: URLSearchParams): string {
    const names = [...objects.keys()].filter((name) => name.startsWith(query.get("prefix") ?? "")).sort();
    const start = Number(query.get("continuation-token") ?? 0);
    const shown = names.slice(start, start + LIST_SIZE).map((name) => `<Contents><Key>${name}</Key></Contents>`);
    const next = start + LIST_SIZE;
    const token = next < names.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : "";
    return `<ListBucketResult>${shown.join("")}${token}</ListBucketResult>`;
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const settings: BucketSettings = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/site`,
    region: REGION,
    access_key_id: KEY_ID,
    secret_access_key: SECRET,
  };
  return {
    settings,
    objects,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
}

/** @returns the store's code for what is wrong, or null. */
function checkSignature({ method = "", url = "", headers }: IncomingMessage, content: Buffer): string | null {
  const parsed = /^AWS4-HMAC-SHA256 Credential=(.+?)\/(.+), SignedHeaders=(.+), Signature=(\w+)$/.exec(
    headers.authorization ?? "",
  );
  if (!parsed) return "AccessDenied";
  const [, id, scope = "", signed = "", signature] = parsed;
  if (id !== KEY_ID) return "InvalidAccessKeyId";
  const hash = String(headers["x-amz-content-sha256"]);
  if (hash !== sha256(content)) return "XAmzContentSHA256Mismatch";
  const [day = ""] = scope.split("/");
  if (scope !== `${day}/${REGION}/s3/aws4_request`) return "AuthorizationHeaderMalformed";
  const { pathname, searchParams } = new URL(url, "http://s3");
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
  const names = signed.split(";");
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => names.includes(name))) return "AccessDenied";
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join("");
  const canonical = [method, pathname, query, lines, signed, hash].join("\n");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [day, REGION, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  return hmac(key, text).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}
