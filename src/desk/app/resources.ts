import type { DeskPage, DeskResource } from "./desk-parts.ts";
import { actions } from "./pages/actions/actions.ts";
import { agents } from "./pages/agents/agents.ts";
import { myselfPage } from "./pages/myself/myself.ts";
import { legalTexts, ndas } from "./pages/ndas/ndas.ts";
import { offices } from "./pages/offices/offices.ts";
import { staff } from "./pages/staff/staff.ts";

/** The menu, top to bottom. */
export const RESOURCES: readonly DeskResource[] = [ndas, agents, offices, staff, legalTexts, actions];

export const PAGES: readonly DeskPage[] = [myselfPage];
