import type { PhoneTrigger as StoredTrigger } from "#db/tables/offices.ts";
import type { Office } from "#domain/offices/office.ts";
import type { OpeningDay } from "#domain/offices/open-status.ts";
import { builder, type Query } from "../builder.ts";
import { addValues, Content, getPlaceholderValues } from "./contents.ts";
import { Media } from "./media.ts";
import { findOfficeOrNull } from "./requested-office.ts";

export const PhoneTrigger = builder.objectRef<StoredTrigger>("PhoneTrigger").implement({
  description: "The phone number for visits whose URL has this value for the parameter `name`.",
  fields: (t) => ({
    name: t.exposeString("name", { nullable: false }),
    value: t.exposeString("value", { nullable: false }),
    number: t.exposeString("number", { nullable: false }),
  }),
});

export const OpeningHour = builder.objectRef<OpeningDay>("OpeningHour").implement({
  description: "Times are HH:MM in the office's zone.",
  fields: (t) => ({
    day: t.exposeInt("day", { nullable: false, description: "1 is Monday, 7 Sunday." }),
    opens: t.exposeString("opens"),
    closes: t.exposeString("closes"),
    closed: t.exposeBoolean("closed", { nullable: false }),
  }),
});

type OfficeFields = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Office>;

/** How to reach an office. */
export const defineContactFields = (t: OfficeFields) => ({
  email: t.exposeString("email"),
  phone: t.exposeString("phone"),
  phone_extension: t.exposeString("phone_extension"),
  organic_number: t.exposeString("organic_number"),
  paid_number: t.exposeString("paid_number"),
  whats_app_number: t.exposeString("whats_app_number"),
  telephone_url_triggers: t.expose("telephone_url_triggers", { type: [PhoneTrigger], nullable: false }),
  address_1: t.exposeString("address_1"),
  address_2: t.exposeString("address_2"),
  locality: t.exposeString("locality"),
});

export const defineHoursFields = (t: OfficeFields) => ({
  show_opening_hours: t.exposeBoolean("show_opening_hours", { nullable: false }),
  tribe_opening_hours: t.field({
    type: [OpeningHour],
    nullable: false,
    resolve: async (office, _, { load }) => (await load.week.load(office)) ?? [],
  }),
  opening_hours_message: t.exposeString("opening_hours_message"),
});

export const defineMediaField = (t: OfficeFields) =>
  t.field({
    type: [Media],
    nullable: false,
    resolve: async ({ id }, _, { load }) => (await load.pictures.load(id)) ?? [],
  });

const OpeningHours = builder.objectRef<Office>("OpeningHours").implement({
  fields: defineHoursFields,
});

const License = builder.objectRef<Office>("License").implement({
  fields: (t) => ({
    broker_lic: t.exposeString("broker_lic"),
    broker_of_record: t.exposeString("broker_of_record"),
  }),
});

const Contact = builder.objectRef<Office>("Contact").implement({
  fields: (t) => ({
    name: t.exposeString("name", { nullable: false }),
    ...defineContactFields(t),
    state: t.exposeString("state"),
    country: t.exposeString("country"),
    postal_code: t.exposeString("postal_code"),
    latitude: t.exposeFloat("latitude"),
    longitude: t.exposeFloat("longitude"),
  }),
});

const HomePage = builder.objectRef<Office>("HomePage").implement({
  fields: (t) => ({
    heading: t.exposeString("heading"),
    sub_heading: t.exposeString("sub_heading"),
    contents: t.field({
      type: [Content],
      nullable: false,
      description: "Their names begin with sell_, buy_, why_, merger_, review_ or cta_.",
      resolve: async (office, _, { context, load }) =>
        addValues(await load.homeContents.load(office.id), getPlaceholderValues(context, office)),
    }),
    media: defineMediaField(t),
  }),
});

builder.queryFields((t) => {
  const args = { slug: t.arg.string({ required: true }) };
  const resolve = (_: unknown, { slug }: { slug: string }, { context }: Query) => findOfficeOrNull(context, slug);
  return {
    tribeLicense: t.field({ type: License, args, resolve }),
    tribeContact: t.field({ type: Contact, args, resolve }),
    tribeOpeningHours: t.field({ type: OpeningHours, args, resolve }),
    tribeHomePage: t.field({ type: HomePage, args, resolve }),
  };
});
