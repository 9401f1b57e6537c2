import PostalMime, { type Address } from "postal-mime";
import { toPlainText } from "react-email";
import type { ReceivedMail } from "./received-mail.ts";

/** A hostile email may nest parts or headers without end. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 500_000 };
/** More text than a person writes. */
const MAX_HTML_LENGTH = 1_000_000;

/** A Message-ID that may go into the headers of an answer, and of a length that a line can have (RFC 5322, 2.1.1). */
const MESSAGE_ID = /^<[\x21-\x3b=\x3f-\x7e]{1,900}>$/;

/** Headers with the address that an email was delivered to, which lists and forwarding rules leave out of To. */
const DELIVERED_TO = ["delivered-to", "x-original-to", "envelope-to", "x-forwarded-to"];

/** Parses an email as a mail server passes it on (RFC 5322, MIME). @throws if it isn't one. */
export async function parseMail(bytes: Uint8Array): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(bytes, { ...LIMITS, attachmentEncoding: "arraybuffer" });
  const headers = new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  const named = [...listMailboxes(mail.to), ...listMailboxes(mail.cc), ...listMailboxes(mail.bcc)];
  const delivered = mail.headers
    .filter(({ key }) => DELIVERED_TO.includes(key.toLowerCase()))
    .map(({ value }) => value);
  const [from] = listMailboxes(mail.from ? [mail.from] : []);
  return {
    message_id: MESSAGE_ID.exec(mail.messageId?.trim() ?? "")?.[0] ?? null,
    from: from?.address ? { name: from.name, address: from.address } : null,
    recipients: [...named.map(({ address }) => address), ...delivered],
    subject: mail.subject ?? "",
    text: mail.text?.trim() ? mail.text : toText(mail.html ?? ""),
    headers,
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? "",
      content_type: mimeType,
      bytes: typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content),
    })),
  };
}

/** Lists the mailboxes of a header's addresses and groups. */
function listMailboxes(addresses: readonly Address[] | undefined) {
  return (addresses ?? [])
    .flatMap((each) => ("group" in each && each.group ? each.group : [each]))
    .flatMap((each) => (each.address ? [{ name: each.name, address: each.address }] : []));
}

function toText(html: string): string {
  return toPlainText(html.slice(0, MAX_HTML_LENGTH), {
    wordwrap: false,
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true } },
      { selector: "blockquote", options: { leadingLineBreaks: 1 } },
    ],
  });
}
