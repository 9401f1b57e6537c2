import type { DeskPage, DeskResource } from "./desk-parts.ts";
import { actions } from "./pages/actions/actions.ts";
import { leads, responseTimes } from "./pages/leads/leads.ts";
import { listings } from "./pages/listings/listings.ts";
import { jobs, outbox } from "./pages/operator/operator.ts";

/** The menu, top to bottom. */
export const RESOURCES: readonly DeskResource[] = [leads, listings, outbox, actions];

export const PAGES: readonly DeskPage[] = [responseTimes, jobs];
