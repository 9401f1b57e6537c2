/** What became of an answer to a challenge. `unavailable`: nobody could say, which is no fault of the visitor's. */
export type CaptchaResult = "passed" | "failed" | "unavailable";

/** What tells people from programs. */
export interface Captcha {
  /** What the browser needs to make an answer. */
  challenge(): Promise<Record<string, unknown>>;
  /** Judges an answer, for one action of one visitor; each counts once. */
  verify(answer: string, query: { action: string; address: string }): Promise<CaptchaResult>;
}
