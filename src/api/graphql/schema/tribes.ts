import { chooseOffices, OFFICE_ORDERS, OFFICE_TYPES, sortOffices } from "#domain/offices/choose-offices.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import type { Office } from "#domain/offices/office.ts";
import { NotFound } from "#lib/errors.ts";
import { builder } from "../builder.ts";
import { CustomComponentType, listShownTypes } from "./components.ts";
import { addValues, Content, getPlaceholderValues } from "./contents.ts";
import { Menu } from "./menus.ts";
import { defineContactFields, defineHoursFields, defineMediaField } from "./office-parts.ts";
import { Owner, TeamMember } from "./people.ts";
import { parseChoice } from "./requested-office.ts";
import { WebsitePage } from "./website-pages.ts";

const Tribe = builder.objectRef<Office>("Tribe").implement({
  description: "An office.",
  fields: (t) => ({
    name: t.exposeString("name", { nullable: false }),
    slug: t.exposeString("slug", { nullable: false }),
    type: t.exposeString("type", { nullable: false, description: "office or head_office." }),
    status: t.exposeString("status", { nullable: false, description: "Active or Inactive." }),
    connected: t.exposeBoolean("connected", { nullable: false }),
    heading: t.exposeString("heading"),
    sub_heading: t.exposeString("sub_heading"),
    ...defineContactFields(t),
    state: t.exposeString("state", { nullable: false }),
    state_slug: t.exposeString("state_slug", { nullable: false }),
    state_abbreviated: t.exposeString("state_abbreviated"),
    country: t.exposeString("country", { nullable: false, description: "The edition's code." }),
    postal_code: t.exposeString("postal_code"),
    latitude: t.exposeFloat("latitude"),
    longitude: t.exposeFloat("longitude"),
    is_alternate_address: t.exposeBoolean("is_alternate_address", { nullable: false }),
    google_place_id: t.exposeString("google_place_id"),
    google_url: t.exposeString("google_url"),
    google_review_url: t.exposeString("google_review_url"),
    twitter_url: t.exposeString("twitter_url"),
    facebook_url: t.exposeString("facebook_url"),
    facebook_review_url: t.exposeString("facebook_review_url"),
    linkedin_url: t.exposeString("linkedin_url"),
    instagram_url: t.exposeString("instagram_url"),
    meta_title: t.exposeString("meta_title"),
    meta_description: t.exposeString("meta_description"),
    broker_lic: t.exposeString("broker_lic"),
    broker_of_record: t.exposeString("broker_of_record"),
    location_id: t.exposeString("location_id"),
    buyers_route: t.exposeString("buyers_route"),
    owner_id: t.string({
      description: "The owner's `name_id`.",
      resolve: async (office, _, { load }) => (await load.owner.load(office))?.owner_id ?? null,
    }),
    owner: t.field({
      type: Owner,
      resolve: async (office, _, { load }) => (await load.owner.load(office))?.owner ?? null,
    }),
    ...defineHoursFields(t),
    media: defineMediaField(t),
    contents: t.field({
      type: [Content],
      nullable: false,
      resolve: async (office, _, { context, load }) =>
        addValues(await load.homeContents.load(office.id), getPlaceholderValues(context, office)),
    }),
    menus: t.field({
      type: [Menu],
      nullable: false,
      resolve: async ({ id }, _, { load }) => (await load.menus.load(id)) ?? [],
    }),
    team_members: t.field({
      type: [TeamMember],
      nullable: false,
      resolve: async ({ id }, _, { load }) => (await load.team.load(id)) ?? [],
    }),
    custom_component_types: t.field({
      type: [CustomComponentType],
      nullable: false,
      resolve: async (office, _, { context, load }) =>
        listShownTypes(await load.componentTypes.load(office.id), getPlaceholderValues(context, office)),
    }),
    website_pages: t.field({
      type: [WebsitePage],
      nullable: false,
      async resolve(office, _, { context, load }) {
        const values = getPlaceholderValues(context, office);
        return ((await load.pages.load(office.id)) ?? []).map((page) => ({ ...page, values }));
      },
    }),
  }),
});

builder.queryFields((t) => ({
  tribes: t.field({
    type: [Tribe],
    nullable: false,
    description: "All active offices of a type.",
    args: {
      type: t.arg.string({ defaultValue: "office", description: "office, head_office or all." }),
      order: t.arg.string({ defaultValue: "name_asc", description: "name_asc, name_desc or state_asc." }),
      includeConnectedOrganisations: t.arg.boolean({ defaultValue: false }),
    },
    async resolve(_, { type, order, includeConnectedOrganisations }, { context }) {
      const offices = await chooseOffices(context, {
        type: parseChoice(context, "type", OFFICE_TYPES, type),
        includeConnected: includeConnectedOrganisations ?? false,
      });
      return sortOffices(offices, parseChoice(context, "order", OFFICE_ORDERS, order), context);
    },
  }),
  tribe: t.field({
    type: Tribe,
    args: { slug: t.arg.string({ required: true }), status: t.arg.string({ defaultValue: "Active" }) },
    resolve: (_, { slug, status }, { context }) =>
      findOffice(context, slug, parseChoice(context, "status", ["Active", "Inactive"], status)).catch((error) => {
        if (error instanceof NotFound) return null;
        throw error;
      }),
  }),
}));
