/**
 * The result of checking an answer. `unavailable` means that it could not be checked, which is not the visitor's fault.
 */
export type CaptchaResult = "passed" | "failed" | "unavailable";

/** Creates and verifies bot challenges. */
export interface Captcha {
  /** The data that the browser needs to produce an answer. */
  createChallenge(): Promise<Record<string, unknown>>;
  /** Verifies an answer for one action of one visitor; each answer is valid once. */
  verify(answer: string, query: { action: string; address: string }): Promise<CaptchaResult>;
}
