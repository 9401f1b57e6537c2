import DataLoader from "dataloader";
import { ownersOf } from "#domain/agents/find-owners.ts";
import { componentTypesOfOffices, contentsOfComponents } from "#domain/content/components/find-custom-component.ts";
import { menusOfOffices } from "#domain/content/menus/list-menus.ts";
import { officePictures } from "#domain/content/office-pictures.ts";
import { contentsOfPages, pagesOfOffices } from "#domain/content/pages/find-website-page.ts";
import { getHomeContents } from "#domain/content/sections/home-contents.ts";
import type { Context } from "#domain/context.ts";
import { openingWeeks } from "#domain/offices/find-opening-hours.ts";
import type { Office } from "#domain/offices/office.ts";
import { publicTeams } from "#domain/offices/team/public-team.ts";

export type Loaders = ReturnType<typeof loadersFor>;

/**
 * Creates the loaders of one request. They batch lookups of offices, pages and components into one statement each and
 * cache the results.
 */
export function loadersFor(context: Context) {
  const of = <T>(read: (ids: readonly number[]) => Promise<Map<number, T>>) =>
    new DataLoader<number, T | undefined>(async (ids) => {
      const found = await read(ids);
      return ids.map((id) => found.get(id));
    });
  const ofOffice = <T>(read: (offices: readonly Office[]) => Promise<Map<number, T>>) =>
    new DataLoader<Office, T | undefined, number>(
      async (offices) => {
        const found = await read(offices);
        return offices.map(({ id }) => found.get(id));
      },
      { cacheKeyFn: ({ id }) => id },
    );
  return {
    owner: ofOffice((offices) => ownersOf(context, offices)),
    week: ofOffice((offices) => openingWeeks(context, offices)),
    team: of((officeIds) => publicTeams(context, officeIds)),
    menus: of((officeIds) => menusOfOffices(context, officeIds)),
    pictures: of((officeIds) => officePictures(context, officeIds)),
    homeContents: of((officeIds) => getHomeContents(context, officeIds)),
    pages: of((officeIds) => pagesOfOffices(context, officeIds)),
    pageContents: of((pageIds) => contentsOfPages(context, pageIds)),
    componentTypes: of((officeIds) => componentTypesOfOffices(context, officeIds)),
    componentContents: of((componentIds) => contentsOfComponents(context, componentIds)),
  };
}
