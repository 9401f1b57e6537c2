import { useState } from "react";
import type { Skipped } from "#domain/try-each.ts";

/** Max records per call (`MAX_CHANGED`). */
const PER_CALL = 50;

type Id = string | number;

/** A change of one record as the preview shows it. */
export interface Previewed<Change> {
  /** The change that the API makes. */
  change: Change;
  id: Id;
  name: string;
  before: string;
  after: string;
}

export interface Preview<Change> {
  changes: Previewed<Change>[];
  skipped: Skipped<Id>[];
}

/** The API's calls for one kind of record. Each handles a part of the selection. */
export interface BulkCalls<Choice, Change> {
  preview(ids: Id[], choice: Choice): Promise<Preview<Change>>;
  /** Returns the changes that undo the ones made. Changes that can't be undone are left out. */
  apply(changes: Change[]): Promise<{ changed: number; skipped: Skipped<Id>[]; undo: Change[] }>;
}

export interface BulkResult<Change> {
  changed: number;
  skipped: Skipped<Id>[];
  undo: Change[];
  /** The error of a failed call; the other fields describe what had been changed by then. */
  error?: string;
}

/** Previews and makes a change of many records in several calls, so that none takes long. */
export function useBulk<Choice, Change>(calls: BulkCalls<Choice, Change>) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  const inParts = async <Item>(items: readonly Item[], work: (part: Item[]) => Promise<void>): Promise<void> => {
    try {
      for (let done = 0; done < items.length; done += PER_CALL) {
        setProgress({ done, total: items.length });
        await work(items.slice(done, done + PER_CALL));
      }
    } finally {
      setProgress(null);
    }
  };

  const preview = async (ids: readonly Id[], choice: Choice): Promise<Preview<Change>> => {
    const all: Preview<Change> = { changes: [], skipped: [] };
    await inParts(ids, async (part) => {
      const { changes, skipped } = await calls.preview(part, choice);
      all.changes.push(...changes);
      all.skipped.push(...skipped);
    });
    return all;
  };

  const apply = async (changes: readonly Change[]): Promise<BulkResult<Change>> => {
    const result: BulkResult<Change> = { changed: 0, skipped: [], undo: [] };
    try {
      await inParts(changes, async (part) => {
        const { changed, skipped, undo } = await calls.apply(part);
        result.changed += changed;
        result.skipped.push(...skipped);
        result.undo.push(...undo);
      });
    } catch (error) {
      result.error = (error as Error).message;
    }
    return result;
  };

  return { progress, preview, apply };
}
