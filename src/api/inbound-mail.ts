import type { Context as Call } from "hono";
import type { Context } from "#domain/context.ts";
import { receiveReply } from "#domain/leads/replies/receive-reply.ts";
import { Invalid, NotSignedIn } from "#lib/errors.ts";
import { isSignedBody } from "#lib/standard-webhooks.ts";
import { m } from "#messages/messages.js";
import { readUpload } from "./http/json-body.ts";
import { sendJson } from "./http/json-response.ts";
import { HttpProblem } from "./http/problem.ts";

/** As mail servers limit emails: 25 MB after encoding. */
const MAX_MAIL_BYTES = 25_000_000;
const UPLOAD = { types: ["message/rfc822"], maxBytes: MAX_MAIL_BYTES };

/**
 * Takes an email that arrived at the mailbox for replies, as the operator's mail server or provider passes it on, signed
 * by the Standard Webhooks specification. What isn't a reply to a lead gets a 200 too, so that it isn't delivered again.
 */
export function createInboundMailHandler(context: Context, secret: string | null) {
  return async (c: Call): Promise<Response> => {
    if (!secret) throw new HttpProblem(404, m.api_not_found());
    const body = await readUpload(c.req.raw, UPLOAD);
    if (!isSignedBody(c.req.raw.headers, { body, now: context.clock() }, secret))
      throw new NotSignedIn(m.inbound_mail_wrong_signature());
    const { parseMail } = await import("#integrations/parse-mail.ts");
    const mail = await parseMail(body).catch((error: Error) => {
      context.log.warn({ err: error }, "an inbound email could not be parsed");
      throw new Invalid(m.inbound_mail_unreadable(), {});
    });
    const result = await receiveReply(context, mail);
    context.log.info({ result }, "inbound email");
    return sendJson(c, { result });
  };
}
