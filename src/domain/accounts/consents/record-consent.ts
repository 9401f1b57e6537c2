import { randomUUID } from "node:crypto";
import type { Context } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { insertConsent } from "./consent-queries.ts";

/** A choice of what vendors may use, by the number that the visitor's browser keeps. */
export interface ConsentInput {
  visitor: string;
  analytics: boolean;
  marketing: boolean;
}

/** Records a visitor's choice with the words that it was asked in. */
export async function recordConsent({ db, clock, locale }: Context, input: ConsentInput): Promise<void> {
  const wording = m.consent_text({}, messagesIn(locale));
  await insertConsent(db, { ...input, id: randomUUID(), wording, locale, recorded_at: clock() });
}
