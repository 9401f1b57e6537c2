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
  /** When the push service last accepted a notification. */
  notified_at: Date | null;
  /** The push service's status when it rejected the last notification; null if it accepted it. */
  rejected_status: number | null;
}
