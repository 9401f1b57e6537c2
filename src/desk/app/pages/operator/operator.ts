import { m } from "#messages/messages.js";
import type { DeskPage, DeskResource } from "../../desk-resource.ts";
import { JobsPage } from "./jobs-page.tsx";
import { OutboxList } from "./outbox-list.tsx";

export const outbox: DeskResource = {
  name: "outbox",
  label: m.outbox_title,
  right: "outbox.read",
  list: OutboxList,
};

export const jobs: DeskPage = { path: "jobs", label: m.desk_jobs_title, right: "jobs.read", page: JobsPage };
