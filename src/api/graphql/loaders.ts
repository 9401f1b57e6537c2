import DataLoader from "dataloader";
import {
  listComponentContents,
  listComponentTypesOfOffices,
} from "#domain/content/components/find-custom-component.ts";
import { listMenusOfOffices } from "#domain/content/menus/list-menus.ts";
import { listOfficePictures } from "#domain/content/office-pictures.ts";
import { findPageBodies, listPageContents, listPagesOfOffices } from "#domain/content/pages/find-website-page.ts";
import { getHomeContents } from "#domain/content/sections/home-contents.ts";
import type { Context } from "#domain/context.ts";
import { findOwners } from "#domain/offices/agents/find-owners.ts";
import { listOpeningWeeks } from "#domain/offices/find-opening-hours.ts";
import type { Office } from "#domain/offices/office.ts";
import { listPublicTeams } from "#domain/offices/team/list-public-teams.ts";

export type Loaders = ReturnType<typeof createLoaders>;

/**
 * Creates the loaders of one request. They batch lookups of offices, pages and components into one statement each and
 * cache the results.
 */
export function createLoaders(context: Context) {
  const createLoader = <T>(read: (ids: readonly number[]) => Promise<Map<number, T>>) =>
    new DataLoader<number, T | undefined>(async (ids) => {
      const found = await read(ids);
      return ids.map((id) => found.get(id));
    });
  const createOfficeLoader = <T>(read: (offices: readonly Office[]) => Promise<Map<number, T>>) =>
    new DataLoader<Office, T | undefined, number>(
      async (offices) => {
        const found = await read(offices);
        return offices.map(({ id }) => found.get(id));
      },
      { cacheKeyFn: ({ id }) => id },
    );
  return {
    owner: createOfficeLoader((offices) => findOwners(context, offices)),
    week: createOfficeLoader((offices) => listOpeningWeeks(context, offices)),
    team: createLoader((officeIds) => listPublicTeams(context, officeIds)),
    menus: createLoader((officeIds) => listMenusOfOffices(context, officeIds)),
    pictures: createLoader((officeIds) => listOfficePictures(context, officeIds)),
    homeContents: createLoader((officeIds) => getHomeContents(context, officeIds)),
    pages: createLoader((officeIds) => listPagesOfOffices(context, officeIds)),
    pageBodies: createLoader((pageIds) => findPageBodies(context.db, pageIds)),
    pageContents: createLoader((pageIds) => listPageContents(context, pageIds)),
    componentTypes: createLoader((officeIds) => listComponentTypesOfOffices(context, officeIds)),
    componentContents: createLoader((componentIds) => listComponentContents(context, componentIds)),
  };
}
