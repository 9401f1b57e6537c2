import { m } from "#messages/messages.js";
import type { DeskPage } from "../../desk-resource.ts";
import { StatsPage } from "./stats-page.tsx";

export const stats: DeskPage = { path: "stats", label: m.stats_title, right: "lead.read", page: StatsPage };
