import { createTransport } from "nodemailer";
import { isLoopback } from "#config/env.ts";
import { type Mail, MailRejected, type MailSender, MailServerUnavailable, MailUnclear } from "./mail.ts";

const MAX_CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/**
 * Whether a connection must be encrypted before anything is sent. Without that, a man in the middle could strip
 * STARTTLS and read passwords and emails. `?requireTLS=false` in the URL turns it off; a server on this machine needs
 * none.
 */
export function requiresTls(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  const wanted = searchParams.get("requireTLS");
  return (
    protocol === "smtp:" && (wanted === null ? !isLoopback(hostname.replace(/^\[(.*)\]$/, "$1")) : wanted !== "false")
  );
}

/**
 * Sends mail through an SMTP server (`smtp://user:password@host:587`, `smtps://…`) over at most two pooled connections.
 *
 * @param timeout_ms how long a server may be silent before the connection counts as lost.
 */
export function createSmtpSender(url: string, timeout_ms = SOCKET_TIMEOUT_MS): MailSender {
  const transport = createTransport({
    url,
    requireTLS: requiresTls(url),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // The outbox records failures and retries; a second attempt here could deliver a mail twice.
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: timeout_ms,
    // A visitor's text must not be able to make this read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use("stream", ({ data, message }, done) => {
    const read = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const stream = read(options);
      // The stream ends when its last byte has been sent; after that the server decides.
      stream.once("end", () => {
        (data as Partial<WithHandoverFlag>).watch!.isHandedOver = true;
      });
      return stream;
    };
    done();
  });
  return {
    async send(mail) {
      const watch = { isHandedOver: false };
      try {
        const message: ReturnType<typeof toMessage> & WithHandoverFlag = { ...toMessage(mail), watch };
        const { response } = await transport.sendMail(message);
        return response;
      } catch (error) {
        throw toMailError(error as SmtpError, watch.isHandedOver);
      }
    },
    close: () => transport.close(),
  };
}

/** Travels with a message through the transport and records how far it got. */
interface WithHandoverFlag {
  watch: { isHandedOver: boolean };
}

function toMessage({ message_id, from, to, reply_to, subject, text, html, headers, attachments }: Mail) {
  return {
    messageId: message_id,
    from,
    // As objects, because a string would be parsed as a list of addresses.
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
  /** The library's error code. */
  code?: string;
  responseCode?: number;
  /** The server's full response. */
  response?: string;
  command?: string;
}

/**
 * 5.7.x concerns the sender (RFC 3463 §3.8), as does a request to authenticate: the next mail to that address may be
 * accepted. Exim rejects relaying without a 5.7.x code.
 */
const SENDER_ERROR = /^(?:530|535)|^\d{3}[ -]5\.7\.\d|\brelay(?:ing)?\b(?!@)/i;

/** The server could not be reached, or rejected the login. */
const UNREACHABLE_CODES = /^E(?:CONNECTION|TIMEDOUT|SOCKET|DNS|AUTH|TLS)$/;

/**
 * A 5xx for the recipient or the content is final (RFC 5321 §4.2.1); one for the login or the sender is for the
 * operator to fix. Without a response to a mail that was sent completely, its delivery is unclear.
 */
function toMailError(error: SmtpError, wasHandedOver: boolean): Error {
  const { message, code = "", responseCode = 0, response = "", command = "" } = error;
  if (responseCode >= 500 && (command === "RCPT TO" || command === "DATA")) {
    const isAddress = command === "RCPT TO" && !SENDER_ERROR.test(response);
    return new MailRejected(message, { isAddress, cause: error });
  }
  if (wasHandedOver && responseCode === 0) return new MailUnclear(message, { cause: error });
  const affectsAllMails = responseCode > 0 && !/^(MAIL FROM|RCPT TO|DATA)$/.test(command);
  const isUnavailable = UNREACHABLE_CODES.test(code) || responseCode === 421 || affectsAllMails;
  return isUnavailable ? new MailServerUnavailable(message, { cause: error }) : error;
}

/** Connects and signs in; returns what went wrong, or null. */
export async function checkMailServer(url: string): Promise<string | null> {
  const transport = createTransport({
    url,
    requireTLS: requiresTls(url),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    transport.close();
  }
}
