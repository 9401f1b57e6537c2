import { afterEach, expect, test, vi } from "vitest";
import { MAX_BODY_BYTES, readJsonBody, readUpload } from "./json-body.ts";

const PIECE = 100_000;

/** Creates a three-megabyte request without Content-Length and counts the megabytes read. */
function createLongRequest(type: string): { request: Request; received(): number } {
  let query = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      query += PIECE;
      if (query > 30 * PIECE) stream.close();
      else stream.enqueue(new Uint8Array(PIECE));
    },
  });
  const headers = { "Content-Type": type };
  const request = new Request("https://site.example/", {
    method: "POST",
    headers,
    body,
    duplex: "half",
  } as RequestInit);
  return { request, received: () => query };
}

afterEach(() => void vi.useRealTimers());

test("stops reading a body without Content-Length at the limit", async () => {
  const { request, received: query } = createLongRequest("application/json");
  await expect(readJsonBody(request)).rejects.toMatchObject({ status: 413 });
  expect(query()).toBeLessThan(MAX_BODY_BYTES + 5 * PIECE);
});

test("stops reading a file without Content-Length at the limit", async () => {
  const { request, received: query } = createLongRequest("image/png");
  await expect(readUpload(request, { types: ["image/png"], maxBytes: 2 * PIECE })).rejects.toMatchObject({
    status: 413,
  });
  expect(query()).toBeLessThan(7 * PIECE);
});

test("gives up on a file that is sent too slowly, and stops reading it", async () => {
  vi.useFakeTimers();
  const cancelled = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new Uint8Array(1)),
    cancel: cancelled,
  });
  const headers = { "Content-Type": "image/png" };
  const request = new Request("https://site.example/", {
    method: "POST",
    headers,
    body,
    duplex: "half",
  } as RequestInit);
  const read = readUpload(request, { types: ["image/png"], maxBytes: PIECE, maxMs: 60_000 });
  const problem = expect(read).rejects.toMatchObject({ status: 408 });
  await vi.advanceTimersByTimeAsync(60_000);
  await problem;
  expect(cancelled).toHaveBeenCalled();
});
