import { LIMITS } from "#api/http/limits.ts";
import { addressGroup } from "#lib/address-group.ts";
import { TooMany } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { PageRequest } from "#web/request-context.ts";
import type { Protection } from "../protection/protection.ts";

/** Lets forms in that come from one address. */
export type CheckForm = (address: string) => Pick<PageRequest, "admit"> & {
  /** Whole seconds until one that was refused may come again; null where none was. */
  retryAfter(): number | null;
};

/**
 * Lets a page's forms in as the API lets calls in, but for an answer that is wrong: it counts as none. A form that is sent
 * twice by a double click brings the same answer twice, and whoever wrote it cannot make another.
 */
export function formLimits({
  captcha,
  limiters,
}: Pick<Protection, "captcha"> & { limiters: Pick<Protection["limiters"], "writes"> }): CheckForm {
  return (address) => {
    let retry_after: number | null = null;
    return {
      async admit(action, answer) {
        if (answer && (await captcha.verify(answer, { action, address })) === "passed") return true;
        const { allowed, reset } = await limiters.writes.take(LIMITS.unverified, addressGroup(address));
        if (allowed) return false;
        retry_after = reset;
        throw new TooMany(m.api_too_many(), reset);
      },
      retryAfter: () => retry_after,
    };
  };
}
