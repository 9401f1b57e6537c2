import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { ListingPage } from "./listing-page.tsx";
import { ListingsPage } from "./listings-page.tsx";
import { NewListingPage } from "./new-listing-page.tsx";

export const listings: DeskResource = {
  name: "listings",
  label: m.listings,
  right: "listing.read",
  list: ListingsPage,
  create: NewListingPage,
  edit: ListingPage,
};
