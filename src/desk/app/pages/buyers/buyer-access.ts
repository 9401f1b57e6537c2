import { m } from "#messages/messages.js";
import type { DeskPage } from "../../desk-resource.ts";
import { BuyerAccessPage } from "./buyer-access-page.tsx";

export const buyerAccess: DeskPage = {
  path: "buyer-access",
  label: m.desk_buyer_access_title,
  right: "network.write",
  page: BuyerAccessPage,
};
