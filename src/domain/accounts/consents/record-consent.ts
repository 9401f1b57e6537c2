import { randomUUID } from "node:crypto";
import type { Context } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { insertConsent } from "./consent-queries.ts";

/** A choice about analytics vendors, identified by a number that the visitor's browser stores. */
export interface ConsentInput {
  visitor: string;
  analytics: boolean;
  marketing: boolean;
}

/** Records a visitor's choice with its wording. */
export async function recordConsent({ db, clock, locale }: Context, input: ConsentInput): Promise<void> {
  const wording = m.consent_text({}, getMessageOptions(locale));
  await insertConsent(db, { ...input, id: randomUUID(), wording, locale, recorded_at: clock() });
}
