import { listSections, type Section } from "#domain/content/sections/find-section.ts";
import type { Context } from "#domain/context.ts";
import { LOCALES, type Locale } from "#editions/locales.ts";
import { builder } from "../builder.ts";
import { addValues, getPlaceholderValues, SectionContent, type WithValues } from "./contents.ts";
import { findOfficeOrNull, getOffice } from "./requested-office.ts";

const WebsiteSection = builder.objectRef<WithValues<Section>>("WebsiteSection").implement({
  fields: (t) => ({
    name: t.exposeString("name", { nullable: false }),
    contents: t.field({
      type: [SectionContent],
      nullable: false,
      resolve: ({ contents, values }) => addValues(contents, values),
    }),
  }),
});

builder.queryFields((t) => ({
  websiteSection: t.field({
    type: WebsiteSection,
    description: "The office's section before the network's, in the requested language before en-US.",
    args: {
      name: t.arg.string({ required: true }),
      locale: t.arg.string({ required: true }),
      tribe_slug: t.arg.string(),
    },
    async resolve(_, { name, locale, tribe_slug }, { context }) {
      const office = tribe_slug == null ? null : await findOfficeOrNull(context, tribe_slug);
      if (tribe_slug != null && !office) return null;
      const localContext = { ...context, locale: getLocale(context, locale) };
      const [section] = await listSections(localContext, [name], { office_id: office?.id ?? null });
      return section ? { ...section, values: getPlaceholderValues(context, office) } : null;
    },
  }),
  websiteSections: t.field({
    type: [WebsiteSection],
    nullable: false,
    description: "As `websiteSection`, in the order of the names; missing ones are omitted.",
    args: {
      names: t.arg.stringList({ required: true }),
      locale: t.arg.string({ required: true }),
      tribe_slug: t.arg.string(),
    },
    async resolve(_, { names, locale, tribe_slug }, { context }) {
      const office = tribe_slug == null ? null : await getOffice(context, tribe_slug);
      const localContext = { ...context, locale: getLocale(context, locale) };
      const sections = await listSections(localContext, names, { office_id: office?.id ?? null });
      const values = getPlaceholderValues(context, office);
      return sections.map((section) => ({ ...section, values }));
    },
  }),
}));

/** Returns the locale of a tag, falling back to another of its language, then to the site's default. */
function getLocale({ locale }: Pick<Context, "locale">, tag: string): Locale {
  const wanted = tag.toLowerCase().replaceAll("_", "-");
  const [language] = wanted.split("-");
  return (
    LOCALES.find((known) => known.toLowerCase() === wanted) ??
    [locale, ...LOCALES].find((known) => known.split("-")[0] === language) ??
    locale
  );
}
