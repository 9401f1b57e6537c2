import type { Captcha, CaptchaResult } from "./captcha.ts";

const VERIFY_URL = "https://www.google.com/recaptcha/api/siteverify";

/** How long a visitor waits for Google before the form is accepted unchecked. */
const VERIFY_TIMEOUT_MS = 3_000;

/** Below this score, Google considers the visitor a bot. */
const MIN_SCORE = 0.5;

interface Setup {
  site_key: string;
  secret: string;
  /** The host that tokens must have been created on. */
  hostname: string;
  fetch?: typeof fetch;
}

interface VerificationResponse {
  success?: boolean;
  action?: string;
  hostname?: string;
  score?: number;
  "error-codes"?: string[];
}

/** Google reCAPTCHA v3: a token is valid once, for the action and host it was created for. */
export function createRecaptchaCaptcha({ site_key, secret, hostname, fetch = globalThis.fetch }: Setup): Captcha {
  return {
    createChallenge: async () => ({ provider: "recaptcha", site_key }),
    async verify(answer, { action, address }) {
      const response = await requestVerification(fetch, { secret, response: answer, remoteip: address });
      if (response === null) return "unavailable";
      // A wrong secret is the operator's mistake. It must not reject visitors' inquiries.
      if (response["error-codes"]?.some((code) => code.endsWith("-input-secret"))) return "unavailable";
      const isRight = response.success === true && response.action === action && response.hostname === hostname;
      return isRight && (response.score ?? 1) >= MIN_SCORE ? "passed" : ("failed" satisfies CaptchaResult);
    },
  };
}

/** Asks Google to verify a token. Null if Google does not respond in time or its response cannot be parsed. */
async function requestVerification(
  fetch: typeof globalThis.fetch,
  form: Record<string, string>,
): Promise<VerificationResponse | null> {
  try {
    const signal = AbortSignal.timeout(VERIFY_TIMEOUT_MS);
    const response = await fetch(VERIFY_URL, {
      method: "POST",
      body: new URLSearchParams(form),
      redirect: "error",
      signal,
    });
    return response.ok ? ((await response.json()) as VerificationResponse) : null;
  } catch {
    return null;
  }
}
