import { m } from "#messages/messages.js";
import type { DeskPage, DeskResource } from "./desk-resource.ts";
import { actions } from "./pages/actions/actions.ts";
import { agents } from "./pages/agents/agents.ts";
import { articles } from "./pages/articles/articles.ts";
import { buyerAccess } from "./pages/buyers/buyer-access.ts";
import { contacts } from "./pages/contacts/contacts.ts";
import { components } from "./pages/content/components.ts";
import { pages } from "./pages/content/pages.ts";
import { sections } from "./pages/content/sections.ts";
import { translations } from "./pages/content/translations.ts";
import { dealBoard, deals } from "./pages/deals/deals.ts";
import { headOffice } from "./pages/head-office/head-office.ts";
import { imports, newImport, photoArchive } from "./pages/imports/imports.ts";
import { leads, responseTimes } from "./pages/leads/leads.ts";
import { listings } from "./pages/listings/listings.ts";
import { menus } from "./pages/menus/menus.ts";
import { myAccountPage } from "./pages/my-account/my-account.ts";
import { legalTexts, ndas } from "./pages/ndas/ndas.ts";
import { offices } from "./pages/offices/offices.ts";
import { jobs, outbox } from "./pages/operator/operator.ts";
import { partners } from "./pages/partners/partners.ts";
import { personalData } from "./pages/personal-data/personal-data.ts";
import { pictures } from "./pages/pictures/pictures.ts";
import { missingPages, redirectImport, redirects } from "./pages/redirects/redirects.ts";
import { replyTemplates } from "./pages/reply-templates/reply-templates.ts";
import { reviewInvitations, reviews } from "./pages/reviews/reviews.ts";
import { setUp } from "./pages/set-up/set-up.ts";
import { staff } from "./pages/staff/staff.ts";
import { stats } from "./pages/stats/stats.ts";
import { views } from "./pages/stats/views.ts";
import { tasks } from "./pages/tasks/tasks.ts";

interface MenuGroup {
  label(): string;
  entries: readonly (DeskResource | DeskPage)[];
}

/** The desk's menu. */
export const MENU: readonly MenuGroup[] = [
  {
    label: m.desk_group_sales,
    entries: [leads, contacts, deals, tasks, listings, imports, ndas, replyTemplates, stats],
  },
  { label: m.desk_group_network, entries: [offices, agents, staff, reviews, reviewInvitations, partners, headOffice] },
  {
    label: m.desk_group_content,
    entries: [
      articles,
      pages,
      sections,
      menus,
      components,
      pictures,
      translations,
      legalTexts,
      redirects,
      missingPages,
    ],
  },
  { label: m.desk_group_administration, entries: [views, outbox, jobs, actions, buyerAccess, personalData] },
];

/** Pages that other pages link to. */
const UNLISTED: readonly DeskPage[] = [
  responseTimes,
  dealBoard,
  redirectImport,
  newImport,
  photoArchive,
  myAccountPage,
  setUp,
];

const entries = MENU.flatMap((group) => group.entries);

export const RESOURCES = entries.filter((entry): entry is DeskResource => "name" in entry);

export const PAGES = [...entries.filter((entry): entry is DeskPage => "path" in entry), ...UNLISTED];
