import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWebhookSecret, isSignedBody, readSignature } from "#lib/standard-webhooks.ts";
import { readBlock } from "./support/operator/documented-commands.ts";

/* Runs the program that docs/operations/mail.md gives to mail servers. */

const folder = mkdtempSync(join(tmpdir(), "handover-pass-on-mail-"));
const settings = join(folder, "handover-mail.env");
const program = join(folder, "pass-on-mail.cjs");
const secret = createWebhookSecret();
const MAIL = Buffer.from("From: pat@example.com\r\nSubject: Grüße\r\n\r\nHello\r\n", "latin1");

let status = 200;
const received: { path: string; type: string | null; isSigned: boolean; isWhole: boolean }[] = [];
const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const headers = new Headers(
    Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
  );
  const signature = readSignature(headers, new Date());
  received.push({
    path: `${request.method} ${request.url}`,
    type: headers.get("content-type"),
    isSigned: signature !== null && isSignedBody(signature, body, secret),
    isWhole: body.equals(MAIL),
  });
  response.writeHead(status).end();
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(settings, `PUBLIC_ORIGIN=${origin}\nINBOUND_MAIL_SECRET=${secret}\n`);
  writeFileSync(program, readBlock("docs/operations/mail.md", "js").replace("/etc/handover-mail.env", settings));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function passOn(): Promise<number> {
  const child = spawn(process.execPath, [program], { stdio: ["pipe", "ignore", "inherit"] });
  child.stdin.end(MAIL);
  const [code] = await once(child, "exit");
  return code;
}

test("posts the email as it arrived, with the site's signature", async () => {
  expect(await passOn()).toBe(0);
  expect(received).toEqual([{ path: "POST /api/inbound-mail", type: "message/rfc822", isSigned: true, isWhole: true }]);
});

test.each([
  [413, 0],
  [422, 0],
  [401, 75],
  [503, 75],
])("ends with the mail server's code after %i", async (answer, code) => {
  status = answer;
  expect(await passOn()).toBe(code);
});

test("lets the mail server try again while the site is away", async () => {
  server.close();
  server.closeAllConnections();
  expect(await passOn()).toBe(75);
});
