import { createTransport } from "nodemailer";
import { type Mail, MailRejected, type MailSender, MailServerAway, MailUnclear } from "./mail.ts";

const MAX_CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/**
 * Sends by an SMTP server (`smtp://user:password@host:587`, `smtps://…`), over at most two connections that are kept.
 *
 * @param silence_ms how long a server may say nothing before it counts as lost.
 */
export function smtpSender(url: string, silence_ms = SOCKET_TIMEOUT_MS): MailSender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // Whatever goes wrong is the outbox's to note and to try again: a second try in here could make two mails of one.
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: silence_ms,
    // Nothing that a visitor wrote may make this read a file or fetch a page.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use("stream", ({ data, message }, done) => {
    const read = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const stream = read(options);
      // It ends when its last byte is on the way, after which the server decides.
      stream.once("end", () => {
        (data as Partial<Watched>).watch!.isHandedOver = true;
      });
      return stream;
    };
    done();
  });
  return {
    async send(mail) {
      const watch = { isHandedOver: false };
      try {
        const message: ReturnType<typeof toMessage> & Watched = { ...toMessage(mail), watch };
        const { response } = await transport.sendMail(message);
        return response;
      } catch (error) {
        throw classify(error as SmtpError, watch.isHandedOver);
      }
    },
    close: () => transport.close(),
  };
}

/** Goes along with a message through the transport, and learns how far it came. */
interface Watched {
  watch: { isHandedOver: boolean };
}

function toMessage({ message_id, from, to, reply_to, subject, text, html, headers, attachments }: Mail) {
  return {
    messageId: message_id,
    from,
    // As objects: a text would be read as a list of addresses.
    to: { name: "", address: to },
    ...(reply_to ? { replyTo: { name: "", address: reply_to } } : {}),
    subject,
    text,
    html,
    headers,
    attachments: attachments.map(({ filename, content_type, content }) => ({
      filename,
      contentType: content_type,
      content: Buffer.from(content),
    })),
  };
}

interface SmtpError extends Error {
  /** The library's own word for what went wrong. */
  code?: string;
  responseCode?: number;
  /** The server's whole answer. */
  response?: string;
  command?: string;
}

/**
 * 5.7.x is about who sends (RFC 3463 §3.8), and so is a demand to sign in: the next mail to that address may pass. Exim
 * says without a 5.7.x that it does not relay.
 */
const ABOUT_THE_SENDER = /^(?:530|535)|^\d{3}[ -]5\.7\.\d|\brelay(?:ing)?\b(?!@)/i;

/** There was no talking to the server, or no signing in. */
const UNREACHABLE_CODES = /^E(?:CONNECTION|TIMEDOUT|SOCKET|DNS|AUTH|TLS)$/;

/**
 * A 5xx to the recipient or the content is final (RFC 5321 §4.2.1); one to the login or the sender is the operator's to
 * mend. Without any answer to a mail that was handed over, nobody knows.
 */
function classify(error: SmtpError, wasHandedOver: boolean): Error {
  const { message, code = "", responseCode = 0, response = "", command = "" } = error;
  if (responseCode >= 500 && (command === "RCPT TO" || command === "DATA")) {
    const isAddress = command === "RCPT TO" && !ABOUT_THE_SENDER.test(response);
    return new MailRejected(message, { isAddress, cause: error });
  }
  if (wasHandedOver && responseCode === 0) return new MailUnclear(message, { cause: error });
  const isAboutAll = responseCode > 0 && !/^(MAIL FROM|RCPT TO|DATA)$/.test(command);
  const isAway = UNREACHABLE_CODES.test(code) || responseCode === 421 || isAboutAll;
  return isAway ? new MailServerAway(message, { cause: error }) : error;
}
