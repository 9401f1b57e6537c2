import { expect, test } from "vitest";
import { indexNow } from "./index-now.ts";

const ORIGIN = "https://www.example.com";

function told(status = 200) {
  const sent: { urlList: string[] }[] = [];
  const rejected: number[] = [];
  const client = indexNow({
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

test("search engines are told whose pages have changed, and where the key to believe it lies", async () => {
  const { client, sent } = told();
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

test("they are told ten thousand at a time, each once", async () => {
  const { client, sent } = told(202);
  const urls = Array.from({ length: 25_000 }, (_, index) => `${ORIGIN}/${index}`);
  await client.submit(urls);
  expect(sent.map(({ urlList }) => urlList.length)).toEqual([10_000, 10_000, 5_000]);
  expect(sent.flatMap(({ urlList }) => urlList)).toEqual(urls);
});

test.each([429, 500, 503])("an answer of %s is one to come back for", async (status) => {
  const { client, refused: rejected } = told(status);
  await expect(client.submit([`${ORIGIN}/a`])).rejects.toThrow(String(status));
  expect(rejected).toEqual([]);
});

test.each([400, 403, 422])("an answer of %s is told to the operator, and not asked again", async (status) => {
  const { client, refused: rejected } = told(status);
  await client.submit([`${ORIGIN}/a`]);
  expect(rejected).toEqual([status]);
});
