import type { DeskPage, DeskResource } from "./desk-parts.ts";
import { actions } from "./pages/actions/actions.ts";

/** The menu, top to bottom. */
export const RESOURCES: readonly DeskResource[] = [actions];

export const PAGES: readonly DeskPage[] = [];
