/** A mail as it goes out. Addresses are bare: one each, without a name. */
export interface Mail {
  /** With its angle brackets; the same for every attempt, so that a mail that arrives twice is known for one. */
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
   * Hands a mail to the network's mail server; answers what that said when it took it.
   *
   * @throws MailRefused when that server will never take it, MailUnclear when nobody can say whether it did,
   * MailServerAway when it is not there, another error when it may take this mail later.
   */
  send(mail: Mail): Promise<string>;
  close(): void;
}

/** The mail server will not take this mail, now or later. */
export class MailRejected extends Error {
  /** Whether it is the address that no mail reaches: another mail will fare no better. */
  readonly isAddress: boolean;

  constructor(message: string, { isAddress = false, ...options }: ErrorOptions & { isAddress?: boolean } = {}) {
    super(message, options);
    this.isAddress = isAddress;
  }
}

/** There is no mail server now, or it takes no mail at all: it is not about this one. */
export class MailServerAway extends Error {}

/** The whole mail was handed over, and the server was lost before it said whether it took it (RFC 5321 §4.5.3.2.6). */
export class MailUnclear extends Error {}
