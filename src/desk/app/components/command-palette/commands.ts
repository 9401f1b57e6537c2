import type { StaffAction } from "#domain/staff/staff-policy.ts";
import { m } from "#messages/messages.js";
import type { DeskPage } from "../../desk-resource.ts";
import { dealBoard } from "../../pages/deals/deals.ts";
import { responseTimes } from "../../pages/leads/leads.ts";
import { myAccountPage } from "../../pages/my-account/my-account.ts";
import { setUp } from "../../pages/set-up/set-up.ts";
import { MENU } from "../../resources.ts";

/** Something the palette can open. */
export interface Command {
  id: string;
  label: string;
  /** Distinguishes it from others with the same name. */
  detail?: string | undefined;
  /** A path of the desk. */
  path: string;
}

export interface CommandGroup {
  label: string;
  commands: Command[];
}

interface Action {
  label(): string;
  path: string;
  right: StaffAction | null;
}

const ACTIONS: readonly Action[] = [
  { label: m.edit_new, path: "/listings/create", right: "listing.write" },
  { label: m.desk_import_new, path: "/new-import", right: "listing.import" },
  { label: m.deal_start, path: "/deals/create", right: "lead.write" },
  { label: m.desk_article_add, path: "/articles/create", right: "content.write" },
  { label: m.desk_agent_add, path: "/agents/create", right: "agent.create" },
  { label: m.desk_office_add, path: "/offices/create", right: "office.create" },
  { label: m.desk_staff_invite, path: "/staff/create", right: "staff.write" },
  { label: m.desk_redirect_add, path: "/redirects/create", right: "redirect.write" },
  { label: m.partner_add, path: "/partners/create", right: "partner.write" },
];

/** Pages without an entry in the menu. */
const OTHER_PAGES: readonly Action[] = [
  toAction(m.desk_account_title, myAccountPage),
  toAction(m.deal_board_title, dealBoard),
  toAction(m.desk_response_title, responseTimes),
  toAction(m.desk_set_up_title, setUp),
];

function toAction(label: () => string, { path, right }: DeskPage): Action {
  return { label, path: `/${path}`, right };
}

/** The actions, pages and settings that a person with these rights may open and whose label has all of the words. */
export function listCommands(rights: readonly StaffAction[], q: string): CommandGroup[] {
  const mayOpen = ({ right }: { right: StaffAction | null }): boolean => right === null || rights.includes(right);
  const words = normalize(q).split(/\s+/).filter(Boolean);
  const isFound = ({ label, detail = "" }: Command): boolean => {
    const text = normalize(`${label} ${detail}`);
    return words.every((word) => text.includes(word));
  };
  const toCommand = ({ label, path }: Action): Command => ({ id: path, label: label(), path });
  const pages = MENU.flatMap((group) =>
    group.entries.filter(mayOpen).map((entry): Command => {
      const path = `/${"name" in entry ? entry.name : entry.path}`;
      return { id: path, label: entry.label?.() ?? "", detail: group.label(), path };
    }),
  );
  return [
    { label: m.actions(), commands: ACTIONS.filter(mayOpen).map(toCommand).filter(isFound) },
    { label: m.pages(), commands: [...pages, ...OTHER_PAGES.filter(mayOpen).map(toCommand)].filter(isFound) },
  ];
}

/** Lower case without accents, so that "cafe" finds "Café". */
function normalize(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}
