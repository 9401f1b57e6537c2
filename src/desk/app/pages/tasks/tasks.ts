import { m } from "#messages/messages.js";
import type { DeskPage } from "../../desk-resource.ts";
import { MyTasksPage } from "./my-tasks-page.tsx";

export const tasks: DeskPage = { path: "tasks", label: m.task_title, right: "lead.read", page: MyTasksPage };
