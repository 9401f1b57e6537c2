import type { LimitResult } from "#integrations/rate-limiter.ts";

/** Request variables set by middleware. */
export interface ApiCalls {
  Variables: {
    /** Client IP address, resolved through trusted proxies. */
    address: string;
    request_id: string;
    /** Rate limits that this call was counted against. */
    taken?: LimitResult[];
  };
}
