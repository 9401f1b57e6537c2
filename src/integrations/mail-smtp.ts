import { createTransport } from "nodemailer";
import { isLoopback } from "#config/env.ts";
import { type Mail, MailRejected, type MailSender, MailServerUnavailable, MailUnclear } from "./mail.ts";

const MAX_CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/**
 * Returns whether a connection must be encrypted before anything is sent. Otherwise an attacker could remove STARTTLS
 * and read passwords and emails. `?requireTLS=false` in the URL turns it off, and a server on this machine doesn't need
 * it.
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
    // The outbox records failures and retries. A retry here could deliver an email twice.
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
      // The stream ends when its last byte has been sent. From then on, delivery depends on the server.
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

/** Belongs to a message and records how far the transport got with it. */
interface WithHandoverFlag {
  watch: { isHandedOver: boolean };
}

function toMessage({ message_id, from, to, reply_to, subject, text, html, headers, attachments }: Mail) {
  return {
    messageId: message_id,
    from,
    // An object, because a string would be parsed as a list of addresses.
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
 * Matches rejections of the sender: 5.7.x (RFC 3463 §3.8) and requests to authenticate. The next email to the same
 * recipient may be accepted. Exim rejects relaying without a 5.7.x code.
 */
const SENDER_ERROR = /^(?:530|535)|^\d{3}[ -]5\.7\.\d|\brelay(?:ing)?\b(?!@)/i;

/** The server could not be reached, or rejected the login. */
const UNREACHABLE_CODES = /^E(?:CONNECTION|TIMEDOUT|SOCKET|DNS|AUTH|TLS)$/;

/**
 * Converts a transport error. A 5xx response about the recipient or the content is final (RFC 5321 §4.2.1); one about
 * the login or the sender is for the operator to fix. If an email was sent completely but got no response, its delivery
 * is unclear.
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

/** Connects to the server and signs in. Returns what went wrong, or null. */
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
