import { createTransport } from "nodemailer";
import { type Mail, MailRefused, type MailSender } from "./mail.ts";

const MOST_CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;

/** Sends by an SMTP server (`smtp://user:password@host:587`, `smtps://…`). */
export function smtpSender(url: string): MailSender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // Nothing that a visitor wrote may make this read a file or fetch a page.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail));
      } catch (error) {
        throw isFinal(error as SmtpError) ? new MailRefused((error as Error).message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

function messageOf({ message_id, from, to, reply_to, subject, text, html, headers, attachments }: Mail) {
  return {
    messageId: message_id,
    from,
    // As objects: a text would be read as a list of addresses.
    to: { name: "", address: to },
    ...(reply_to ? { replyTo: { name: "", address: reply_to } } : {}),
    ...{ subject, text, html, headers },
    attachments: attachments.map(({ filename, content_type, content }) => ({
      filename,
      contentType: content_type,
      content: Buffer.from(content),
    })),
  };
}

interface SmtpError extends Error {
  responseCode?: number;
  command?: string;
}

/** A 5xx to the recipient or the content (RFC 5321 §4.2.1). One to the login or the sender is the operator's to mend. */
function isFinal({ responseCode = 0, command = "" }: SmtpError): boolean {
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}
