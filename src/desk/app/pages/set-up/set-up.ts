import type { DeskPage } from "../../desk-resource.ts";
import { SetUpPage } from "./set-up-page.tsx";

/** The desk opens it by itself until it is finished; later, head office's page links to it. */
export const setUp: DeskPage = { path: "set-up", label: null, right: "network.write", page: SetUpPage };
