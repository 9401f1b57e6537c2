import { LIMITS } from "#api/http/limits.ts";
import { getAddressGroup } from "#lib/address-group.ts";
import { TooMany } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { PageRequest } from "#web/request-context.ts";
import type { Protection } from "../protection/protection.ts";

/** Rate-limits forms by client address. */
export type CheckForm = (address: string) => Pick<PageRequest, "checkChallenge"> & {
  /** Whether an answer to a challenge is right. */
  isSolved(action: string, answer: string): Promise<boolean>;
  /** Whole seconds until a rejected form may be sent again; null if none was rejected. */
  retryAfter(): number | null;
};

/**
 * Creates the checks of a page's forms with the API's limits. Unlike in the API, a wrong challenge answer counts as no
 * answer: a double click sends the same answer twice, and the visitor cannot create another.
 */
export function createFormCheckFactory({
  captcha,
  limiters,
}: Pick<Protection, "captcha"> & { limiters: Pick<Protection["limiters"], "writes"> }): CheckForm {
  return (address) => {
    let retry_after: number | null = null;
    const isSolved = async (action: string, answer: string): Promise<boolean> =>
      answer !== "" && (await captcha.verify(answer, { action, address })) === "passed";
    return {
      isSolved,
      async checkChallenge(action, answer) {
        if (await isSolved(action, answer)) return true;
        const { allowed, reset } = await limiters.writes.take(LIMITS.unverified, getAddressGroup(address));
        if (allowed) return false;
        retry_after = reset;
        throw new TooMany(m.api_too_many(), reset);
      },
      retryAfter: () => retry_after,
    };
  };
}
