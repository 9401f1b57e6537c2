import { m } from "#messages/messages.js";
import type { DeskPage } from "../../desk-resource.ts";
import { ViewsPage } from "./views-page.tsx";

export const views: DeskPage = { path: "views", label: m.desk_views_title, right: "site.read", page: ViewsPage };
