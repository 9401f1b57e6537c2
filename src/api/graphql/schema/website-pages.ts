import { WEBSITE_PAGE_TYPES } from "#db/tables/content.ts";
import { listPageHeads } from "#domain/content/pages/find-website-page.ts";
import type { PageHead } from "#domain/content/pages/page-queries.ts";
import type { PageOwner } from "#domain/content/pages/website-page.ts";
import { fillText, type Placeholders } from "#domain/content/text/placeholders.ts";
import { renderHtml } from "#domain/content/text/shown-html.ts";
import type { Context } from "#domain/context.ts";
import { findAgent } from "#domain/offices/agents/find-agent.ts";
import { builder } from "../builder.ts";
import { addValues, Content, getPlaceholderValues, type WithValues } from "./contents.ts";
import { getOffice, parseChoice } from "./requested-office.ts";

export const WebsitePage = builder.objectRef<WithValues<PageHead>>("WebsitePage").implement({
  fields: (t) => ({
    slug: t.exposeString("slug", { nullable: false }),
    type: t.exposeString("type", {
      nullable: false,
      description: "custom, marketing, seller_landing, seller_valuation or template.",
    }),
    template_slug: t.exposeString("template_slug"),
    menu_order: t.exposeInt("menu_order", { nullable: false }),
    menu_label: t.string({ resolve: ({ menu_label, values }) => menu_label && fillText(menu_label, values) }),
    show_in_menu: t.exposeBoolean("show_in_menu", { nullable: false }),
    name: t.string({ nullable: false, resolve: ({ name, values }) => fillText(name, values) }),
    body: t.string({
      description: "Sanitized HTML.",
      resolve: async ({ id, values }, _, { load }) => {
        const body = await load.pageBodies.load(id);
        return body && renderHtml(body, values);
      },
    }),
    contents: t.field({
      type: [Content],
      nullable: false,
      resolve: async ({ id, values }, _, { load }) => addValues(await load.pageContents.load(id), values),
    }),
  }),
});

builder.queryFields((t) => ({
  websitePages: t.field({
    type: [WebsitePage],
    nullable: false,
    description: "The pages of one type of an office, an agent or, with neither, the root.",
    args: {
      type: t.arg.string({ defaultValue: "custom" }),
      tribe_slug: t.arg.string(),
      agent_slug: t.arg.string(),
    },
    async resolve(_, args, { context }) {
      const type = parseChoice(context, "type", WEBSITE_PAGE_TYPES, args.type);
      const { owner, values } = await getOwner(context, args);
      const pages = await listPageHeads(context, { type, ...owner });
      return pages.map((page) => ({ ...page, values }));
    },
  }),
}));

/**
 * Returns the owner of the requested pages. If both an office and an agent are given, the agent wins.
 *
 * @throws NotFound
 */
async function getOwner(
  context: Context,
  query: { tribe_slug?: string | null; agent_slug?: string | null },
): Promise<{ owner: PageOwner; values: Placeholders }> {
  if (query.agent_slug != null) {
    const { agent, office } = await findAgent(context, query.agent_slug);
    return { owner: { agent_id: agent.id }, values: getPlaceholderValues(context, office, agent.phone ?? undefined) };
  }
  const office = query.tribe_slug == null ? null : await getOffice(context, query.tribe_slug);
  return { owner: office ? { office_id: office.id } : {}, values: getPlaceholderValues(context, office) };
}
