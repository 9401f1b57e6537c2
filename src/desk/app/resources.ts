import type { DeskPage, DeskResource } from "./desk-parts.ts";
import { actions } from "./pages/actions/actions.ts";
import { listings } from "./pages/listings/listings.ts";

/** The menu, top to bottom. */
export const RESOURCES: readonly DeskResource[] = [listings, actions];

export const PAGES: readonly DeskPage[] = [];
