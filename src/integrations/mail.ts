/** An outgoing mail. Addresses are bare, one per field. */
export interface Mail {
  /** In angle brackets. It is the same for every attempt, so that mail programs recognize an email delivered twice. */
  message_id: string;
  /** An address, or `Name <address>`. */
  from: string;
  to: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { filename: string; content_type: string; content: Uint8Array }[];
}

export interface MailSender {
  /**
   * Sends a mail to the network's mail server and returns the server's response.
   *
   * @throws MailRejected if the server will never accept it, MailUnclear if it is unknown whether it did,
   * MailServerUnavailable if the server is unreachable, another error if it may accept the mail later.
   */
  send(mail: Mail): Promise<string>;
  close(): void;
}

/** The mail server will never accept this mail. */
export class MailRejected extends Error {
  /** Whether the address itself is undeliverable, so that other emails to it would fail, too. */
  readonly isAddress: boolean;

  constructor(message: string, { isAddress = false, ...options }: ErrorOptions & { isAddress?: boolean } = {}) {
    super(message, options);
    this.isAddress = isAddress;
  }
}

/** The mail server is unreachable or accepts no mail at all; the mail itself is not the problem. */
export class MailServerUnavailable extends Error {}

/** The whole mail was sent, but the connection was lost before the server's response (RFC 5321 §4.5.3.2.6). */
export class MailUnclear extends Error {}
