/** Expressions that match what buyers tell about themselves in a clause of a sentence. */
export interface StoryWords {
  /** What they do, did, own or are: "I ran", "my wife is". */
  story: RegExp;
  /** Conjunctions before why they want something: "because". Japanese has them at the end of a clause. */
  reason?: RegExp;
  /** Words before a number of years that they worked, and words after it. */
  careerBefore: RegExp;
  careerAfter: RegExp;
  /** Where they move to, which is where the business should be. */
  moving: RegExp;
}

/** Creates an expression that matches one of these words, which are expressions themselves, as a whole word. */
export const matchWords = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu");
