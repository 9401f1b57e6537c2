import { EVERYTHING } from "#db/cache-versions.ts";
import type { ChangeFeed } from "#db/change-feed.ts";
import type { Context } from "#domain/context.ts";
import { rebuildVocabulary } from "./rebuild-vocabulary.ts";
import { isVocabularyStale } from "./vocabulary-queries.ts";

/** Wait without changes before rebuilding, because changes come in bursts. */
const REBUILD_DELAY_MS = 5_000;

/**
 * Rebuilds the vocabulary in the background when listings change, and at startup if they changed since the last build.
 */
export function maintainVocabulary(
  context: Context,
  changes: Pick<ChangeFeed, "onChange">,
): { close(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let closed = false;

  const rebuild = async (): Promise<void> => {
    try {
      if (await isVocabularyStale(context.db)) await rebuildVocabulary(context);
    } catch (error) {
      if (!closed) context.log.warn({ err: error }, "vocabulary not rebuilt");
    }
  };
  const scheduleRebuild = (): void => {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = (running ?? Promise.resolve()).then(rebuild);
    }, REBUILD_DELAY_MS);
    timer.unref();
  };
  scheduleRebuild();
  changes.onChange((tags) => {
    if (tags.includes("listings") || tags.includes(EVERYTHING)) scheduleRebuild();
  });
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
