import { m } from "#messages/messages.js";
import type { DeskPage, DeskResource } from "../../desk-resource.ts";
import { DealBoardPage } from "./deal-board-page.tsx";
import { DealList } from "./deal-list.tsx";
import { DealPage } from "./deal-page.tsx";
import { StartDealPage } from "./start-deal-page.tsx";

export const deals: DeskResource = {
  name: "deals",
  label: m.deal_title,
  right: "lead.read",
  list: DealList,
  create: StartDealPage,
  edit: DealPage,
};

export const dealBoard: DeskPage = {
  path: "deals/board",
  label: null,
  right: "lead.read",
  page: DealBoardPage,
};
