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
   * Hands a mail to the network's mail server.
   *
   * @throws MailRefused when that server will never take it, another error when it may later.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server will not take this mail, now or later: the mailbox does not exist, or it is full for good. */
export class MailRefused extends Error {}
