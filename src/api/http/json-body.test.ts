import { expect, test } from "vitest";
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
