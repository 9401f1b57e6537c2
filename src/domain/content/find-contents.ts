import type { Db } from "#db/connect.ts";
import { readCachedById } from "#domain/read-cache.ts";
import type { Content } from "./content.ts";
import { type ContentOwner, selectContents, selectOwnerLocales } from "./content-queries.ts";
import { describePictures, hasPictures } from "./text/pictures/describe-pictures.ts";

/** Returns the ordered contents of each owner; an owner without contents has no entry. */
export function findContents(db: Db, owner: ContentOwner, ids: readonly number[]): Promise<Map<number, Content[]>> {
  return readCachedById(db, "content", owner, ids, async (missing) =>
    describeContents(db, owner, await selectContents(db, owner, missing)),
  );
}

async function describeContents(
  db: Db,
  owner: ContentOwner,
  byOwner: Map<number, Content[]>,
): Promise<Map<number, Content[]>> {
  const illustrated = [...byOwner].filter(([, contents]) => contents.some(hasPictures));
  if (illustrated.length === 0) return byOwner;
  const ids = illustrated.map(([id]) => id);
  const locales = await selectOwnerLocales(db, owner, ids);
  const described = await Promise.all(
    illustrated.map(async ([id, contents]) => {
      const locale = locales.get(id);
      const describe = async (content: Content): Promise<Content> =>
        locale && hasPictures(content)
          ? { ...content, value: await describePictures(db, content.value ?? "", locale) }
          : content;
      return [id, await Promise.all(contents.map(describe))] as const;
    }),
  );
  return new Map([...byOwner, ...described]);
}
