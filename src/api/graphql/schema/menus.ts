import type { MenuItem as StoredItem } from "#db/tables/content.ts";
import { listMenus, type Menu as StoredMenu } from "#domain/content/menus/list-menus.ts";
import { builder } from "../builder.ts";
import { getOffice } from "./requested-office.ts";

const MenuItem = builder.objectRef<StoredItem>("MenuItem");
MenuItem.implement({
  fields: (t) => ({
    label: t.exposeString("label", { nullable: false }),
    url: t.exposeString("url", { nullable: false }),
    children: t.expose("children", { type: [MenuItem], nullable: false }),
  }),
});

export const Menu = builder.objectRef<StoredMenu>("Menu").implement({
  fields: (t) => ({
    name: t.exposeString("name", { nullable: false }),
    data: t.expose("data", { type: [MenuItem], nullable: false }),
  }),
});

builder.queryFields((t) => ({
  tribeMenus: t.field({
    type: [Menu],
    nullable: false,
    description: "The network's menus; an office's own menu replaces the one of the same name.",
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_, { slug }, { context, load }) =>
      (await load.menus.load((await getOffice(context, slug)).id)) ?? [],
  }),
  websiteMenus: t.field({
    type: [Menu],
    nullable: false,
    args: { tribe_slug: t.arg.string() },
    resolve: async (_, { tribe_slug }, { context, load }) =>
      tribe_slug == null
        ? listMenus(context)
        : ((await load.menus.load((await getOffice(context, tribe_slug)).id)) ?? []),
  }),
}));
