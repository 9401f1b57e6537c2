import { useState } from "react";
import type { AppliedChanges } from "#domain/listings/editing/bulk/apply-changes.ts";
import type { BulkChange, ListingChange, SkippedListing } from "#domain/listings/editing/bulk/bulk-change.ts";
import type { ChangePreview } from "#domain/listings/editing/bulk/preview-changes.ts";
import { call } from "../../../data/call.ts";

/** As many as one call takes (`MAX_CHANGED`). */
const PER_CALL = 50;

export interface BulkResult {
  changed: number;
  skipped: SkippedListing[];
  /** The changes that take these back. */
  undo: ListingChange[];
}

/** Previews and makes a change of many listings, some of them per call, so that none takes long. */
export function useBulkChange() {
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

  const preview = async (numbers: readonly number[], change: BulkChange): Promise<ChangePreview> => {
    const all: ChangePreview = { changes: [], skipped: [] };
    await inParts(numbers, async (part) => {
      const body = { numbers: part, ...change };
      const { changes, skipped } = await call<ChangePreview>("/listing-changes/preview", "POST", body);
      all.changes.push(...changes);
      all.skipped.push(...skipped);
    });
    return all;
  };

  /** Makes the changes of a preview. After a failed call, the result has what was changed before. */
  const apply = async (changes: readonly (ListingChange & Partial<ChangePreview["changes"][number]>)[]) => {
    const result: BulkResult & { error?: string } = { changed: 0, skipped: [], undo: [] };
    try {
      await inParts(changes, async (part) => {
        const body = { changes: part.map(({ number, version, fields, to }) => ({ number, version, fields, to })) };
        const { changed, skipped } = await call<AppliedChanges>("/listing-changes", "POST", body);
        const known = new Map(part.map((change) => [change.number, change]));
        result.changed += changed.length;
        result.skipped.push(...skipped.map((one) => ({ ...one, name: known.get(one.number)?.name ?? "" })));
        for (const { number, version } of changed) {
          const undo = known.get(number)?.undo;
          if (undo) result.undo.push({ number, version, ...undo });
        }
      });
    } catch (error) {
      result.error = (error as Error).message;
    }
    return result;
  };

  return { progress, preview, apply };
}
