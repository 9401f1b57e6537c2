import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { LISTING_WORDS_SQL } from "../listing-words.ts";

/** The words to store: longer or shorter words, and words with digits, are rarely misspelled. */
const WORD_PATTERN = "^[^0-9]{3,40}$";

/** Recounts the words of all public listings in a transaction; returns false if another process is doing so. */
export async function replaceVocabulary(db: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('vocabulary')) as free`.execute(db);
  if (!rows[0]?.free) return false;
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`delete from vocabulary`.execute(db);
  await sql`
    insert into vocabulary (word, listings)
    select word, ndoc from ts_stat(${`select ${LISTING_WORDS_SQL} from listings where status in ('active', 'under_offer')`})
    where word ~ ${WORD_PATTERN}`.execute(db);
  return true;
}

/** Selects the words that are a prefix of a word in the vocabulary. */
export async function selectKnownPrefixes(db: Db, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ requested: string }>`
    select requested from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as requested
    where exists (select from vocabulary where word >= requested collate "C" and word < requested || ${LAST} collate "C")`.execute(
    db,
  );
  return new Set(rows.map(({ requested }) => requested));
}

/**
 * Selects the spelling that is a word in the most listings or, if none is, the one that is a prefix of the most common
 * word.
 */
export async function selectCommonest(db: Db, spellings: readonly string[]): Promise<string | null> {
  const { rows } = await sql<{ spelling: string }>`
    select spelling from jsonb_array_elements_text(${JSON.stringify(spellings)}::jsonb) as spelling
    cross join lateral (
      select word, listings from vocabulary
      where word >= spelling collate "C" and word < spelling || ${LAST} collate "C"
      order by word = spelling desc, listings desc limit 1
    ) as found
    order by word = spelling desc, listings desc, spelling
    limit 1`.execute(db);
  return rows[0]?.spelling ?? null;
}

/** In byte order, it sorts after every letter. */
const LAST = "\u{10ffff}";

/** Returns whether listings have changed since the last word count, or their words have never been counted. */
export async function isVocabularyStale(db: Db): Promise<boolean> {
  const { rows } = await sql<{ stale: boolean }>`
    select not exists (select from vocabulary) or exists (
      select from cache_versions where tag = 'listings'
        and version > coalesce((select max(version) from cache_versions where tag = 'vocabulary'), 0)
    ) as stale`.execute(db);
  return rows[0]?.stale ?? false;
}
