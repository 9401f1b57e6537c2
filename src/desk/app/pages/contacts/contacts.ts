import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { ContactList } from "./contact-list.tsx";
import { ContactPage } from "./contact-page.tsx";

export const contacts: DeskResource = {
  name: "contacts",
  label: m.contacts_title,
  right: "lead.read",
  list: ContactList,
  // React Admin opens the edit page at `/desk/contacts/{id}`, as for leads.
  edit: ContactPage,
};
