import { expect, test } from "vitest";
import { createLog } from "#lib/log.ts";
import { createSecurityLog } from "./security-log.ts";

const KEY = "a key of this test alone, and long enough";
const CLIENT = { address: "203.0.113.7", request_id: "r1", user_agent: "Firefox" };

function createRecorder(clock = () => 0) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, security: createSecurityLog(log, [KEY], clock) };
}

test("an event names its client and account by hashes that are equal for equal ones", () => {
  const { lines, security } = createRecorder();
  security.run(CLIENT, () => {
    security.record("sign_in_failed", "Pat@Example.com");
    security.record("sign_in_failed", "pat@example.com ");
    security.record("sign_in_failed", "sam@example.com");
  });
  expect(security.run(CLIENT, () => security.getUserAgent())).toBe("Firefox");
  const [first, second, third] = lines;
  expect(first).toMatchObject({ security_event: "sign_in_failed", request_id: "r1", msg: "security event", level: 40 });
  expect(second).toMatchObject({ account: first?.account, client: first?.client });
  expect(third?.account).not.toBe(first?.account);
  expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113|example\.com/i);
  expect(security.counts.sign_in_failed).toBe(3);
});

test("a response with 403, 419 or 429 is an event with its path, and others are none", () => {
  const { lines, security } = createRecorder();
  for (const status of [200, 403, 404, 419, 422, 429, 500]) security.recordStatus(status, "/api/login", () => CLIENT);
  expect(lines.map(({ security_event, path }) => [security_event, path])).toEqual([
    ["access_denied", "/api/login"],
    ["csrf_mismatch", "/api/login"],
    ["rate_limited", "/api/login"],
  ]);
});

test("an attack is counted in full, but only twenty lines a second are logged", () => {
  let now = 0;
  const { lines, security } = createRecorder(() => now);
  for (let run = 0; run < 100; run++) security.recordStatus(429, "/", () => CLIENT);
  expect(lines).toHaveLength(20);
  now = 1_000;
  security.recordStatus(429, "/", () => CLIENT);
  expect(lines.at(-1)).toMatchObject({ unlogged: 80 });
  expect(security.counts.rate_limited).toBe(101);
});
