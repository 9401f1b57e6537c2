import { EVERYTHING } from "#db/cache-versions.ts";
import type { ChangeFeed } from "#db/change-feed.ts";
import type { Db } from "#db/connect.ts";
import type { Edition } from "#editions/edition.ts";
import type { Log } from "#lib/log.ts";
import { nameOrder } from "../name-order.ts";
import type { ListingIndex } from "./listing-index.ts";
import { loadIndex } from "./load-index.ts";
import { refreshIndex } from "./refresh-index.ts";

/** Where searches get the index from. */
export interface LiveIndex {
  current(): Promise<ListingIndex>;
}

declare module "#domain/context.ts" {
  interface Context {
    index: LiveIndex;
  }
}

/** The index of a process, loaded when first asked for. Once it is kept, it follows what the process hears of changes. */
export class CachedIndex implements LiveIndex {
  readonly #db: Db;
  readonly #compareNames: (a: string, b: string) => number;
  readonly #log: Log;
  #loaded: Promise<ListingIndex> | undefined;
  #refreshing: Promise<void> | undefined;
  #changedSince = false;
  #announcing = false;

  constructor(db: Db, edition: Pick<Edition, "format_locale">, log: Log) {
    this.#db = db;
    this.#compareNames = nameOrder(edition);
    this.#log = log;
  }

  current(): Promise<ListingIndex> {
    if (!this.#loaded) {
      this.#loaded = loadIndex(this.#db, this.#compareNames);
      this.#loaded.catch(() => {
        this.#loaded = undefined;
      });
    }
    return this.#loaded;
  }

  /** Loads the index and follows changes from now on; what it has worked in it announces in turn. */
  async keep(changes: Pick<ChangeFeed, "onChange" | "announce">): Promise<void> {
    changes.onChange((tags) => {
      if (this.#announcing || !tags.some(concernsSearch)) return;
      // What was missed can no longer be read up.
      if (tags.includes(EVERYTHING)) this.#loaded = undefined;
      this.#follow(changes);
    });
    await this.current();
    this.#follow(changes);
  }

  /** Resolves once no refresh is under way. */
  async settled(): Promise<void> {
    await this.#refreshing;
  }

  /** One refresh at a time; a change during one makes for another after it. */
  #follow(changes: Pick<ChangeFeed, "announce">): void {
    this.#changedSince = true;
    this.#refreshing ??= this.#refreshAll(changes).finally(() => {
      this.#refreshing = undefined;
    });
  }

  async #refreshAll(changes: Pick<ChangeFeed, "announce">): Promise<void> {
    try {
      while (this.#changedSince) {
        this.#changedSince = false;
        const index = await this.current();
        const newer = await refreshIndex(this.#db, index, this.#compareNames);
        this.#loaded = Promise.resolve(newer);
        if (newer.numbers !== index.numbers) this.#announce(changes);
      }
    } catch (error) {
      this.#log.warn({ err: error }, "listing index not refreshed; it will be read anew");
      this.#loaded = undefined;
    }
  }

  /** A page made between the change and now was made from the older index. */
  #announce(changes: Pick<ChangeFeed, "announce">): void {
    this.#announcing = true;
    changes.announce(["listings"]);
    this.#announcing = false;
  }
}

function concernsSearch(tag: string): boolean {
  return tag === EVERYTHING || tag === "listings" || tag === "vocabulary" || tag.startsWith("listing:");
}
