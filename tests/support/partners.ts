import { randomUUID } from "node:crypto";
import type { Context } from "#domain/context.ts";
import { insertPartner } from "#domain/partners/partner-queries.ts";
import type { PublicClient, PublicResponse } from "#integrations/public-client.ts";
import { createWebhookSecret } from "#lib/standard-webhooks.ts";

/** Inserts a partner that gets the whole network, without starting its first full feed, and returns its id. */
export function insertTestPartner({ db, clock, encryptor }: Context): Promise<number> {
  return insertPartner(db, {
    name: "Portal",
    url: "https://portal.example/feed",
    sends: "network",
    secret_encrypted: encryptor.encrypt(createWebhookSecret()),
    full_started_at: clock(),
    created_at: clock(),
    updated_at: clock(),
  });
}

export async function insertTestDelivery({ db, clock }: Context, partner_id: number): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("partner_deliveries")
    .values({
      id,
      partner_id,
      kind: "changes",
      state: "delivered",
      sent: "{}",
      next_attempt_at: clock(),
      created_at: clock(),
      finished_at: clock(),
    })
    .execute();
  return id;
}

/** A partner in memory that stores what it receives. */
export class FakePartner implements PublicClient {
  readonly received: { url: string; headers: Readonly<Record<string, string>>; body: string }[] = [];
  response: PublicResponse | Error = { status: 200, text: "ok" };

  async post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string | Uint8Array,
  ): Promise<PublicResponse> {
    this.received.push({ url, headers, body: String(body) });
    if (this.response instanceof Error) throw this.response;
    return this.response;
  }
}
