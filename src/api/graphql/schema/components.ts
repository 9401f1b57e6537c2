import type { ComponentHead, ComponentTypeHead } from "#domain/content/components/find-custom-component.ts";
import type { Placeholders } from "#domain/content/text/placeholders.ts";
import { builder } from "../builder.ts";
import { addValues, Content, getPlaceholderValues, type WithValues } from "./contents.ts";
import { findOfficeOrNull, getOffice } from "./requested-office.ts";

const CustomComponent = builder.objectRef<WithValues<ComponentHead>>("CustomComponent");

export const CustomComponentType = builder.objectRef<WithValues<ComponentTypeHead>>("CustomComponentType").implement({
  fields: (t) => ({
    name: t.exposeString("name", { nullable: false }),
    status: t.exposeString("status", { nullable: false }),
    components: t.field({
      type: [CustomComponent],
      nullable: false,
      resolve: ({ components, values }) => components.map((component) => ({ ...component, values })),
    }),
  }),
});

CustomComponent.implement({
  fields: (t) => ({
    slug: t.exposeString("slug", { nullable: false }),
    contents: t.field({
      type: [Content],
      nullable: false,
      resolve: async ({ id, values }, _, { load }) => addValues(await load.componentContents.load(id), values),
    }),
    type: t.field({
      type: CustomComponentType,
      nullable: false,
      resolve: ({ type, values }) => ({ ...type, values }),
    }),
  }),
});

builder.queryFields((t) => ({
  customComponentPage: t.field({
    type: CustomComponent,
    description: "A component of an active type.",
    args: { tribe_slug: t.arg.string({ required: true }), slug: t.arg.string({ required: true }) },
    async resolve(_, { tribe_slug, slug }, { context, load }) {
      const office = await findOfficeOrNull(context, tribe_slug);
      const types = (office && (await load.componentTypes.load(office.id))) ?? [];
      const active = types.filter(({ status }) => status === "Active").flatMap(({ components }) => components);
      const component = active.find((component) => component.slug === slug);
      return component ? { ...component, values: getPlaceholderValues(context, office) } : null;
    },
  }),
  customComponentPages: t.field({
    type: [CustomComponentType],
    nullable: false,
    args: { tribe_slug: t.arg.string({ required: true }) },
    async resolve(_, { tribe_slug }, { context, load }) {
      const office = await getOffice(context, tribe_slug);
      return listShownTypes(await load.componentTypes.load(office.id), getPlaceholderValues(context, office));
    },
  }),
}));

export function listShownTypes(
  types: readonly ComponentTypeHead[] | undefined,
  values: Placeholders,
): WithValues<ComponentTypeHead>[] {
  return (types ?? []).map((type) => ({ ...type, values }));
}
