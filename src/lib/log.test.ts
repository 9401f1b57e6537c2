import { expect, test } from "vitest";
import fc from "../../tests/support/generated.ts";
import { createLog, type Log } from "./log.ts";

/** What stands in the log after `write`: each line as text and as what it means. */
function logged(write: (log: Log) => void, level = "info") {
  const lines: string[] = [];
  write(createLog(level, { write: (line) => lines.push(line) }));
  return { text: lines.join(""), lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test("an event is one line of JSON with its time in UTC and nothing of the machine", () => {
  const { text, lines } = logged((log) => log.info({ path: "/contact-us", status: 200 }, "request"));
  expect(text).toMatch(/^[^\n]+\n$/);
  expect(lines).toEqual([
    { level: 30, time: expect.stringMatching(/^\d{4}-.*Z$/), path: "/contact-us", status: 200, msg: "request" },
  ]);
});

test("what is less important than asked for is not written", () => {
  expect(logged((log) => log.info("quiet"), "warn").text).toBe("");
});

test("personal values and secrets are struck out, on their own and inside other things", () => {
  const secrets = { email: "a", password: "b", token: "c", phone: "d", cookie: "e", authorization: "f" };
  const struck = Object.fromEntries(Object.keys(secrets).map((key) => [key, "[redacted]"]));
  const { lines } = logged((log) => log.info({ ...secrets, user: secrets, request: { headers: secrets } }));
  expect(lines[0]).toMatchObject({ ...struck, user: struck, request: { headers: struck } });
});

test("a child of the log strikes out the same", () => {
  const { text } = logged((log) =>
    log.child({ request_id: "1" }).error({ to: "canary@nest.example" }, "canary@nest.example"),
  );
  expect(text).not.toContain("canary");
  expect(text).toContain('"request_id":"1"');
});

test("an address in the words of a fault is struck out, and the fault is still told", () => {
  const fault = Object.assign(new Error("duplicate key: canary.bird@nest.example"), {
    code: "23505",
    detail: "Key (email)=(canary.bird@nest.example) already exists.",
  });
  const { text, lines } = logged((log) => log.error({ err: fault }, "request failed"));
  expect(text).not.toContain("canary");
  expect(lines[0]).toMatchObject({
    err: { code: "23505", message: "duplicate key: [redacted]", detail: "Key (email)=([redacted]) already exists." },
  });
});

test("an address in a path is struck out, encoded or not", () => {
  const { lines } = logged((log) => {
    log.info({ path: "/unsubscribe/canary@nest.example/x" });
    log.info({ path: "/unsubscribe/canary%40nest.example" });
  });
  expect(lines.map(({ path }) => path)).toEqual(["/unsubscribe/[redacted]/x", "/unsubscribe/[redacted]"]);
});

test("wherever an address stands, it is not written and the line stays whole", () => {
  const around = fc.string({
    unit: fc.constantFrom("\n", "\t", '"', "\\", "\u0007", "\u2028", " ", "(", "a", "é", "𝒳"),
  });
  fc.assert(
    fc.property(around, around, (before, after) => {
      const { text, lines } = logged((log) =>
        log.warn({ value: `${before}canary@nest.example${after}` }, `${before}canary@nest.example`),
      );
      expect(text).not.toMatch(/canary|nest\.example/);
      expect(lines[0]).toMatchObject({ msg: expect.stringContaining("[redacted]") });
    }),
  );
});

test("what only looks a little like an address is written as it is", () => {
  const value = "@scope/package at node_modules/@scope/package/x.js:1:2 costs 5 @ 3.50";
  expect(logged((log) => log.info({ value })).lines[0]).toMatchObject({ value });
});
