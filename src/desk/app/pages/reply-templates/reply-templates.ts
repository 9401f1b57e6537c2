import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { TemplateCreatePage, TemplateEditPage } from "./template-form.tsx";
import { TemplateList } from "./template-list.tsx";

export const replyTemplates: DeskResource = {
  name: "reply-templates",
  label: m.reply_templates_title,
  right: "lead.read",
  list: TemplateList,
  create: TemplateCreatePage,
  edit: TemplateEditPage,
};
