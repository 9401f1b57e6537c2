import type { Content as StoredContent } from "#domain/content/content.ts";
import { getPlaceholders, type Placeholders } from "#domain/content/text/placeholders.ts";
import { renderValue } from "#domain/content/text/shown-value.ts";
import type { Context } from "#domain/context.ts";
import { getOfficePhone, type Office } from "#domain/offices/office.ts";
import { builder } from "../builder.ts";
import { Media } from "./media.ts";

/** Content together with the values of the `{name}` placeholders in its texts. */
export type WithValues<T> = T & { values: Placeholders };

/** Returns the placeholder values for an office's pages, or for the network's if there is no office. */
export function getPlaceholderValues(
  context: Context,
  office: Office | null,
  phone: string | null = office && getOfficePhone(office, context.network.default_phone),
): Placeholders {
  return getPlaceholders(context, { phone, place: office?.locality ?? null });
}

export function addValues(
  contents: readonly StoredContent[] | undefined,
  values: Placeholders,
): WithValues<StoredContent>[] {
  return (contents ?? []).map((content) => ({ ...content, values }));
}

export const Content = builder.objectRef<WithValues<StoredContent>>("Content").implement({
  fields: (t) => ({
    name: t.exposeString("name", { nullable: false }),
    value: t.string({
      description: "JSON for type json, sanitized HTML for type html.",
      resolve: (content, _, { context }) => renderValue(content, content.values, context.network.origin),
    }),
    type: t.exposeString("type", { nullable: false, description: "text, html, image, link or json." }),
  }),
});

export const SectionContent = builder.objectRef<WithValues<StoredContent>>("SectionContent").implement({
  fields: (t) => ({
    name: t.exposeString("name", { nullable: false }),
    type: t.exposeString("type", { nullable: false, description: "text, html, image, link or json." }),
    value: t.string({
      description: "JSON for type json, sanitized HTML for type html.",
      resolve: (content, _, { context }) => renderValue(content, content.values, context.network.origin),
    }),
    media_collection: t.expose("media_collection", { type: [Media], nullable: false }),
  }),
});
