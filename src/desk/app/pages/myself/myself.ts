import type { DeskPage } from "../../desk-parts.ts";
import { MyselfPage } from "./myself-page.tsx";

export const myselfPage: DeskPage = { path: "me", label: null, right: null, page: MyselfPage };
