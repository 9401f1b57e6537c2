import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { AgentCreatePage, AgentEditPage, AgentListPage, AgentShowPage } from "./agent-pages.tsx";

export const agents: DeskResource = {
  name: "agents",
  label: m.agents,
  right: "agent.read",
  list: AgentListPage,
  create: AgentCreatePage,
  edit: AgentEditPage,
  show: AgentShowPage,
};
