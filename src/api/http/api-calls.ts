import type { Taken } from "#integrations/rate-limiter.ts";

/** What is known of a call besides what it says. */
export interface ApiCalls {
  Variables: {
    /** The visitor's address, behind trusted proxies. */
    address: string;
    request_id: string;
    /** The limits it was counted for. */
    taken?: Taken[];
  };
}
