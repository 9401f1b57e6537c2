import { EVERYTHING } from "#db/cache-versions.ts";
import type { ChangeFeed } from "#db/change-feed.ts";
import type { Db } from "#db/connect.ts";
import type { Edition } from "#editions/edition.ts";
import type { Log } from "#lib/log.ts";
import { createNameComparer } from "../name-order.ts";
import type { ListingIndex } from "./listing-index.ts";
import { loadIndex } from "./load-index.ts";
import { refreshIndex } from "./refresh-index.ts";

export interface LiveIndex {
  /**
   * @param tx the transaction of a preview, which gets the latest loaded index, or else loads one itself. The embedded
   *   database has only one connection, so a load outside of the transaction would wait for its end.
   */
  getCurrent(tx?: Db): Promise<ListingIndex>;
}

/** The index of a process, loaded on first use. After `followChanges`, changes are applied as they happen. */
export class CachedIndex implements LiveIndex {
  readonly #db: Db;
  readonly #compareNames: (a: string, b: string) => number;
  readonly #log: Log;
  #loaded: Promise<ListingIndex> | undefined;
  /** The latest index whose loading has ended. */
  #latest: ListingIndex | undefined;
  #refreshing: Promise<void> | undefined;
  #changedSince = false;
  #announcing = false;

  constructor(db: Db, edition: Pick<Edition, "format_locale">, log: Log) {
    this.#db = db;
    this.#compareNames = createNameComparer(edition);
    this.#log = log;
  }

  getCurrent(tx?: Db): Promise<ListingIndex> {
    if (tx) return this.#latest ? Promise.resolve(this.#latest) : loadIndex(tx, this.#compareNames);
    if (!this.#loaded) {
      this.#loaded = loadIndex(this.#db, this.#compareNames);
      this.#loaded.then(
        (index) => {
          this.#latest = index;
        },
        () => {
          this.#loaded = undefined;
        },
      );
    }
    return this.#loaded;
  }

  /** Loads the index, follows changes from then on, and announces each change once it has been applied. */
  async followChanges(changes: Pick<ChangeFeed, "onChange" | "announce">): Promise<void> {
    changes.onChange((tags) => {
      if (this.#announcing || !tags.some(isSearchTag)) return;
      // After the feed has lost changes, they can't be fetched later, so the index is loaded again.
      if (tags.includes(EVERYTHING)) this.#loaded = undefined;
      this.#follow(changes);
    });
    await this.getCurrent();
    this.#follow(changes);
  }

  /** Resolves when no refresh is in progress. */
  async waitUntilSettled(): Promise<void> {
    await this.#refreshing;
  }

  /** Refreshes the index, one refresh at a time. A change during a refresh starts another one afterward. */
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
        const index = await this.getCurrent();
        const newer = await refreshIndex(this.#db, index, this.#compareNames);
        this.#loaded = Promise.resolve(newer);
        this.#latest = newer;
        if (newer.numbers !== index.numbers) this.#announce(changes);
      }
    } catch (error) {
      this.#log.warn({ err: error }, "failed to refresh the listing index; it will be reloaded");
      this.#loaded = undefined;
    }
  }

  /** Pages rendered since the change were made from the older index, so they are invalidated. */
  #announce(changes: Pick<ChangeFeed, "announce">): void {
    this.#announcing = true;
    changes.announce(["listings"]);
    this.#announcing = false;
  }
}

function isSearchTag(tag: string): boolean {
  return tag === EVERYTHING || tag === "listings" || tag === "vocabulary" || tag.startsWith("listing:");
}
