import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPostgres } from "#db/connect.ts";
import { getCsrfHeaders } from "../tests/support/buyer-calls.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { sendRequest } from "../tests/support/send-request.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { checkGuarantee, waitUntil } from "./fixture/check-guarantee.ts";
import { reportDrill } from "./fixture/report-drill.ts";
import { startWorker } from "./fixture/workers.ts";

/*
 * Sends one inquiry fifty times at once with the same Idempotency-Key, to two web nodes in turn: one row, one email per
 * recipient, fifty equal answers.
 */
const SUBMITS = 50;
const EMAIL = "pat@visitor.example.org";

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), "handover-drill-"));
const env = {
  DATABASE_URL: postgres.url,
  SECRET_KEY: randomBytes(32).toString("hex"),
  DEMO: "0",
  RATE_LIMITS: "off",
  LOG_LEVEL: "error",
  HEAD_OFFICE_EMAIL: "office@brokers.internal",
  PUBLIC_ORIGIN: "http://localhost:3000",
};
const nodes = [
  await startServerProcess({ ...env, DATA_DIR: folder }),
  await startServerProcess({ ...env, DATA_DIR: folder }),
];
const worker = await startWorker({ ...env, DATA_DIR: folder });
const { db, close } = connectPostgres(postgres.url, () => {});

const csrf = await getCsrfHeaders(nodes[0]?.origin ?? "", "");
const body = JSON.stringify({ type: "contact", name: "Pat Doe", email: EMAIL, message: "Hello", privacy_terms: true });
const answers = await Promise.all(
  Array.from({ length: SUBMITS }, (_, at) =>
    sendRequest(nodes[at % nodes.length]?.origin ?? "", "/api/enquiries", {
      method: "POST",
      headers: { ...csrf, "Content-Type": "application/json", "Idempotency-Key": "the-same" },
      body,
    }),
  ),
);
const distinct = new Set(answers.map(({ status, body }) => `${status} ${body}`));
checkGuarantee(`fifty equal answers (${[...distinct].join(" | ").slice(0, 120)})`, distinct.size === 1);
checkGuarantee("they acknowledge it", answers[0]?.status === 201);
const rows = await db.selectFrom("enquiries").select("id").where("email", "=", EMAIL).execute();
checkGuarantee("one row", rows.length === 1);
await waitUntil(async () => (await db.selectFrom("outbox").select("id").execute()).length > 0);
const mails = await db.selectFrom("outbox").select(["key", "to_address"]).execute();
checkGuarantee("one email per recipient", new Set(mails.map(({ to_address }) => to_address)).size === mails.length);
await worker.stop();
for (const node of nodes) await node.stop();
await close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
reportDrill(
  "one inquiry sent 50 times with one Idempotency-Key to two nodes: one row, one email, equal answers",
  `${SUBMITS} sent, ${rows.length} row, ${mails.length} emails to ${mails.length} recipients, ${distinct.size} distinct answer`,
);
