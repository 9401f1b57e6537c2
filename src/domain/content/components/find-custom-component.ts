import type { Context } from "#domain/context.ts";
import { readCached } from "#domain/read-cache.ts";
import type { Locale } from "#editions/locales.ts";
import { NotFound } from "#lib/errors.ts";
import type { Content } from "../content.ts";
import { findContents } from "../find-contents.ts";
import { getPreferredOfEach, getReadableLocales } from "../preferred.ts";
import { type ComponentVersion, selectComponentVersions } from "./component-queries.ts";

export interface CustomComponent {
  slug: string;
  contents: Content[];
  type: CustomComponentType;
}

export interface CustomComponentType {
  name: string;
  status: "Active" | "Inactive";
  components: CustomComponent[];
}

/** A component without its contents, which are loaded by its id. */
export interface ComponentHead {
  id: number;
  slug: string;
  type: ComponentTypeHead;
}

export interface ComponentTypeHead {
  name: string;
  status: "Active" | "Inactive";
  components: ComponentHead[];
}

/** Returns an office's component types with their components; every component refers to its type. */
export async function listCustomComponentTypes(
  context: Pick<Context, "db" | "locale">,
  officeId: number,
): Promise<CustomComponentType[]> {
  const types = (await listComponentTypesOfOffices(context, [officeId])).get(officeId) ?? [];
  const contents = await listComponentContents(
    context,
    types.flatMap(({ components }) => components.map(({ id }) => id)),
  );
  return types.map(({ name, status, components }) => {
    const type: CustomComponentType = { name, status, components: [] };
    type.components = components.map(({ id, slug }) => ({ slug, contents: contents.get(id) ?? [], type }));
    return type;
  });
}

/**
 * Lists the component types of several offices by office id, without contents. An office without types has no entry.
 */
export async function listComponentTypesOfOffices(
  { db, locale }: Pick<Context, "db" | "locale">,
  officeIds: readonly number[],
): Promise<Map<number, ComponentTypeHead[]>> {
  if (officeIds.length === 0) return new Map();
  const byOffice = await readCached(db, "content", "components", async () =>
    Map.groupBy(await selectComponentVersions(db), ({ office_id }) => office_id),
  );
  return new Map(
    officeIds.flatMap((id) => {
      const versions = byOffice.get(id);
      return versions ? [[id, selectTypes(versions, locale)]] : [];
    }),
  );
}

function selectTypes(versions: readonly ComponentVersion[], locale: Locale): ComponentTypeHead[] {
  const locales = getReadableLocales(locale);
  return [...Map.groupBy(versions, ({ type_name }) => type_name)].map(([name, ofType]) => {
    const type: ComponentTypeHead = { name, status: ofType[0]?.type_status ?? "Inactive", components: [] };
    const there = ofType.flatMap(({ id, slug, locale }) =>
      id && slug && locale && locales.includes(locale) ? [{ id, slug, locale }] : [],
    );
    type.components = getPreferredOfEach(there, locale, ({ slug }) => slug).map(({ id, slug }) => ({ id, slug, type }));
    return type;
  });
}

/** Returns the contents of components, by component id. */
export function listComponentContents(
  { db }: Pick<Context, "db">,
  componentIds: readonly number[],
): Promise<Map<number, Content[]>> {
  return findContents(db, "component_id", componentIds);
}

/** Returns an office's component of an active type. @throws NotFound */
export async function findCustomComponent(
  context: Pick<Context, "db" | "locale">,
  officeId: number,
  slug: string,
): Promise<CustomComponent> {
  const types = await listCustomComponentTypes(context, officeId);
  const component = types
    .filter(({ status }) => status === "Active")
    .flatMap(({ components }) => components)
    .find((component) => component.slug === slug);
  if (!component) throw new NotFound(`There is no component ${slug}.`);
  return component;
}
