import type { Generated } from "kysely";

/** A key pair that identifies the site to push services. The newest one that can be decrypted is used for new devices. */
export interface PushKeyTable {
  id: Generated<number>;
  /** Base64url, as browsers take it. */
  public_key: string;
  private_key_encrypted: string;
  created_at: Date;
}

/** A browser in which a staff member has turned on notifications. */
export interface PushDeviceTable {
  id: string;
  account_id: number;
  /** The keys that the browser accepts messages from. */
  key_id: number;
  /** The push service's URL for this browser. */
  endpoint: string;
  /** The browser's keys, in Base64url. */
  p256dh: string;
  auth: string;
  user_agent: string | null;
  /** The language of its notifications. */
  locale: string;
  added_at: Date;
  /** When its push service last took a notification. */
  notified_at: Date | null;
  /** The status with which its push service rejected the last notification; null if it took it. */
  rejected_status: number | null;
}
