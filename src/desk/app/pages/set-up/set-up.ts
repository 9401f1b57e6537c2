import type { DeskPage } from "../../desk-resource.ts";
import { SetUpPage } from "./set-up-page.tsx";

/** The desk opens this page automatically until all steps are done; after that, head office's page links to it. */
export const setUp: DeskPage = { path: "set-up", label: null, right: "network.write", page: SetUpPage };
