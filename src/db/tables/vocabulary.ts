/** A word of the public listings, as `listing_words` folds it, and how many of them have it. */
export interface VocabularyTable {
  word: string;
  listings: number;
}
