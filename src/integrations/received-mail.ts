/** An email that arrived. Addresses are bare and as written. */
export interface ReceivedMail {
  message_id: string | null;
  from: { name: string; address: string } | null;
  /** Everyone that it was sent or delivered to. */
  recipients: string[];
  subject: string;
  text: string;
  /** The headers that tell automatic emails from personal ones, by lowercase name. */
  headers: ReadonlyMap<string, string>;
  attachments: ReceivedFile[];
}

export interface ReceivedFile {
  name: string;
  content_type: string;
  bytes: Uint8Array;
}
