import type { Context as Call } from "hono";
import type { Context } from "#domain/context.ts";
import { receiveReply } from "#domain/leads/replies/receive-reply.ts";
import { getAddressGroup } from "#lib/address-group.ts";
import { Invalid, NotSignedIn } from "#lib/errors.ts";
import { isSignedBody, readSignature } from "#lib/standard-webhooks.ts";
import { m } from "#messages/messages.js";
import type { ApiCalls } from "./http/api-calls.ts";
import { createBodySlots } from "./http/body-slots.ts";
import { readUpload } from "./http/json-body.ts";
import { sendJson } from "./http/json-response.ts";
import { HttpProblem } from "./http/problem.ts";

/** The usual limit of mail servers: 25 MB after encoding. */
const MAX_MAIL_BYTES = 25_000_000;
const UPLOAD = { types: ["message/rfc822"], maxBytes: MAX_MAIL_BYTES, maxMs: 60_000 };

/**
 * Emails that are read at the same time: from unknown clients, and from clients that have sent a correctly signed one.
 */
const SLOTS = { strangers: { total: 4, perClient: 2 }, senders: { total: 4, perClient: 4 } };

/**
 * Receives an email to the reply mailbox, forwarded by the operator's mail server or provider and signed according to
 * the Standard Webhooks specification. An email that isn't a reply to a lead gets a 200 too, so that it isn't delivered
 * again.
 *
 * Anyone can call it, and the signature can only be verified after the body has been read. So a call whose headers are
 * invalid is rejected first, and unknown clients can't use the slots of known senders.
 */
export function createInboundMailHandler(context: Context, secret: string | null) {
  const [readStranger, readSender] = [createBodySlots(SLOTS.strangers), createBodySlots(SLOTS.senders)];
  /** Client addresses that have sent a correctly signed email. Adding one requires the secret. */
  const senders = new Set<string>();
  const rejectSignature = () => {
    context.recordSecurityEvent?.("signature_failed");
    return new NotSignedIn(m.inbound_mail_wrong_signature());
  };
  return async (c: Call<ApiCalls>): Promise<Response> => {
    if (!secret) throw new HttpProblem(404, m.api_not_found());
    const signature = readSignature(c.req.raw.headers, context.clock());
    if (!signature) throw rejectSignature();
    const client = getAddressGroup(c.get("address") ?? "");
    const readInSlot = senders.has(client) ? readSender : readStranger;
    const mail = await readInSlot(client, async () => {
      const body = await readUpload(c.req.raw, UPLOAD);
      if (!isSignedBody(signature, body, secret)) throw rejectSignature();
      senders.add(client);
      const { parseMail } = await import("#integrations/parse-mail.ts");
      return parseMail(body).catch((error: Error) => {
        context.log.warn({ err: error }, "an inbound email could not be parsed");
        throw new Invalid(m.inbound_mail_unreadable(), {});
      });
    });
    const result = await receiveReply(context, mail);
    context.log.info({ result }, "inbound email");
    return sendJson(c, { result });
  };
}
