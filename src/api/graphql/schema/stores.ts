import { chooseOffices, OFFICE_TYPES } from "#domain/offices/choose-offices.ts";
import type { Office } from "#domain/offices/office.ts";
import { type OfficeNearby, searchOffices } from "#domain/offices/search-offices.ts";
import { builder } from "../builder.ts";
import { parseChoice } from "./requested-office.ts";

const Store = builder.objectRef<OfficeNearby>("Store").implement({
  description: "An office and its distance.",
  fields: (t) => ({
    name: t.string({ nullable: false, resolve: ({ office }) => office.name }),
    slug: t.string({ nullable: false, resolve: ({ office }) => office.slug }),
    state: t.string({ nullable: false, resolve: ({ office }) => office.state }),
    state_slug: t.string({ nullable: false, resolve: ({ office }) => office.state_slug }),
    address_1: t.string({ resolve: ({ office }) => office.address_1 }),
    locality: t.string({ resolve: ({ office }) => office.locality }),
    postal_code: t.string({ resolve: ({ office }) => office.postal_code }),
    phone: t.string({ resolve: ({ office }) => office.phone }),
    latitude: t.float({ nullable: false, resolve: ({ office }) => office.latitude }),
    longitude: t.float({ nullable: false, resolve: ({ office }) => office.longitude }),
    distance: t.exposeFloat("distance", { nullable: false }),
    distance_unit: t.string({ nullable: false, resolve: (_, __, { context }) => context.edition.distance_unit }),
  }),
});

const Pin = builder.objectRef<Office>("Pin").implement({
  fields: (t) => ({
    slug: t.exposeString("slug", { nullable: false }),
    state_slug: t.exposeString("state_slug", { nullable: false }),
    name: t.exposeString("name", { nullable: false }),
    latitude: t.exposeFloat("latitude", { nullable: false }),
    longitude: t.exposeFloat("longitude", { nullable: false }),
  }),
});

builder.queryFields((t) => ({
  searchStores: t.field({
    type: [Store],
    nullable: false,
    description: "The offices within a radius of a point, a postal code or an address, nearest first.",
    args: {
      tribe_type: t.arg.string({ defaultValue: "office" }),
      address: t.arg.string(),
      lat: t.arg.float(),
      lng: t.arg.float(),
      radius: t.arg.float({ defaultValue: 50, description: "In the edition's distance unit, 0 to 12,500." }),
      zipcode: t.arg.string(),
      useAlternateAddress: t.arg.boolean({ defaultValue: false }),
    },
    resolve: (_, { tribe_type, useAlternateAddress, ...place }, { context }) =>
      searchOffices(context, {
        ...place,
        type: parseChoice(context, "tribe_type", OFFICE_TYPES, tribe_type),
        useAlternateAddress: useAlternateAddress ?? false,
      }),
  }),
  tribePins: t.field({
    type: [Pin],
    nullable: false,
    args: { type: t.arg.string({ defaultValue: "office" }) },
    resolve: (_, { type }, { context }) =>
      chooseOffices(context, { type: parseChoice(context, "type", OFFICE_TYPES, type) }),
  }),
}));
