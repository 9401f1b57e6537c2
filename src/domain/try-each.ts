import { DomainError, Invalid } from "#lib/errors.ts";

/** Max records that one call changes or previews; the desk splits a larger selection. */
export const MAX_CHANGED = 50;

/** Max records that can be selected at once. */
export const MAX_SELECTED = 1_000;

/** A record that isn't changed, and why. */
export interface Skipped<Id> {
  id: Id;
  /** Empty if it isn't known, or the user may not read the record. */
  name: string;
  /** The reason as a sentence for the user. */
  reason: string;
}

/** Processes items one at a time. A rejected item is returned with its reason, and the others continue. */
export async function tryEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<{ done: Result[]; rejected: { item: Item; reason: string }[] }> {
  const done: Result[] = [];
  const rejected: { item: Item; reason: string }[] = [];
  for (const item of items) {
    try {
      done.push(await work(item));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      rejected.push({ item, reason: getReason(error) });
    }
  }
  return { done, rejected };
}

function getReason(error: DomainError): string {
  const [first] = error instanceof Invalid ? Object.entries(error.errors) : [];
  // Open questions are answered in the editor, so their count is enough here.
  return first && !first[0].startsWith("questions.") ? (first[1][0] ?? error.message) : error.message;
}
