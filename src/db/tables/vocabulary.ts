/** A word in the public listings as normalized by `listing_words`, and the number of listings with it. */
export interface VocabularyTable {
  word: string;
  listings: number;
}
