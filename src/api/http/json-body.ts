import { m } from "#messages/messages.js";
import { HttpProblem } from "./problem.ts";

export const MAX_BODY_BYTES = 1_000_000;

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/**
 * Reads a JSON object from the body. An empty body yields an empty object.
 *
 * @throws HttpProblem 415 for another content type, 413 for an oversized body, 400 for anything but a JSON object in
 * UTF-8.
 */
export async function readJsonBody(request: Request): Promise<Record<string, unknown>> {
  const { headers } = request;
  const length = headers.get("content-length");
  if (Number(length ?? 0) > MAX_BODY_BYTES) throw createTooLargeProblem();
  // Reading without a stream is cheaper. The server rejects bodies longer than their Content-Length.
  const bytes =
    length === null ? await getBytes(request.body, MAX_BODY_BYTES) : new Uint8Array(await request.arrayBuffer());
  if (bytes.length > MAX_BODY_BYTES) throw createTooLargeProblem();
  if (bytes.length === 0) return {};
  const encoding = headers.get("content-encoding") ?? "identity";
  if (!JSON_TYPE.test(headers.get("content-type") ?? "") || encoding !== "identity")
    throw new HttpProblem(415, m.api_body_wrong_type());
  const text = toText(bytes);
  if (text.trim() === "") return {};
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new HttpProblem(400, m.api_body_not_object());
  return value as Record<string, unknown>;
}

interface Upload {
  types: readonly string[];
  maxBytes: number;
  /** Max time to receive the file; by default, the server's limit. */
  maxMs?: number;
}

/**
 * Reads an uploaded file from the body.
 *
 * @throws HttpProblem 415 for another content type, 413 for an oversized file, 408 for a slow one, 400 for an empty body.
 */
export async function readUpload({ body, headers }: Request, { types, maxBytes, maxMs }: Upload): Promise<Uint8Array> {
  const type = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type)) throw new HttpProblem(415, m.api_upload_wrong_type({ types: types.join(", ") }));
  if (Number(headers.get("content-length") ?? 0) > maxBytes) throw createTooLargeProblem();
  const bytes = maxMs === undefined ? await getBytes(body, maxBytes) : await getBytesWithin(body, maxBytes, maxMs);
  if (bytes.length === 0) throw new HttpProblem(400, m.file_empty());
  return bytes;
}

async function getBytesWithin(body: Request["body"], maxBytes: number, maxMs: number): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new HttpProblem(408, m.api_upload_too_slow())), maxMs);
  try {
    return await getBytes(body.pipeThrough(new TransformStream(), { signal: controller.signal }), maxBytes);
  } finally {
    clearTimeout(timer);
  }
}

async function getBytes(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw createTooLargeProblem();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw createMalformedProblem();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw createMalformedProblem();
  }
}

const createMalformedProblem = () => new HttpProblem(400, m.api_body_malformed());
const createTooLargeProblem = () => new HttpProblem(413, m.api_body_too_large());
