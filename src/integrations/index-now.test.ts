import { expect, test } from "vitest";
import { createIndexNow } from "./index-now.ts";

const ORIGIN = "https://www.example.com";

function createTestIndexNow(status = 200) {
  const sent: { urlList: string[] }[] = [];
  const rejected: number[] = [];
  const client = createIndexNow({
    origin: ORIGIN,
    key: "0123456789abcdef",
    onRejected: (code) => void rejected.push(code),
    fetch: async (_address, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return new Response(null, { status });
    },
  });
  return { client, sent, refused: rejected };
}

test("submits the changed pages with the location of the key", async () => {
  const { client, sent } = createTestIndexNow();
  await client.submit([`${ORIGIN}/a`]);
  expect(sent).toEqual([
    {
      host: "www.example.com",
      key: "0123456789abcdef",
      keyLocation: `${ORIGIN}/0123456789abcdef.txt`,
      urlList: [`${ORIGIN}/a`],
    },
  ]);
});

test("submits each URL once, ten thousand at a time", async () => {
  const { client, sent } = createTestIndexNow(202);
  const urls = Array.from({ length: 25_000 }, (_, index) => `${ORIGIN}/${index}`);
  await client.submit(urls);
  expect(sent.map(({ urlList }) => urlList.length)).toEqual([10_000, 10_000, 5_000]);
  expect(sent.flatMap(({ urlList }) => urlList)).toEqual(urls);
});

test.each([429, 500, 503])("throws for a retry after status %s", async (status) => {
  const { client, refused: rejected } = createTestIndexNow(status);
  await expect(client.submit([`${ORIGIN}/a`])).rejects.toThrow(String(status));
  expect(rejected).toEqual([]);
});

test.each([400, 403, 422])("reports status %s to the operator and doesn't retry", async (status) => {
  const { client, refused: rejected } = createTestIndexNow(status);
  await client.submit([`${ORIGIN}/a`]);
  expect(rejected).toEqual([status]);
});
