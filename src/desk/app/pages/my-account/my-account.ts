import type { DeskPage } from "../../desk-resource.ts";
import { MyAccountPage } from "./my-account-page.tsx";

export const myAccountPage: DeskPage = { path: "me", label: null, right: null, page: MyAccountPage };
