import type { DeskPage } from "../../desk-resource.ts";
import { SetUpPage } from "./set-up-page.tsx";

/**
 * The desk opens this page automatically until all steps are done; after that, head office's page links to it. `/desk/set-up`
 * sets up the second factor.
 */
export const setUp: DeskPage = { path: "network-set-up", label: null, right: "network.write", page: SetUpPage };
