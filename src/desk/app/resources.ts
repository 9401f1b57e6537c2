import type { DeskPage, DeskResource } from "./desk-resource.ts";
import { actions } from "./pages/actions/actions.ts";
import { agents } from "./pages/agents/agents.ts";
import { articles } from "./pages/articles/articles.ts";
import { buyerAccess } from "./pages/buyers/buyer-access.ts";
import { components } from "./pages/components/components.ts";
import { contacts } from "./pages/contacts/contacts.ts";
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
import { pages } from "./pages/pages/pages.ts";
import { pictures } from "./pages/pictures/pictures.ts";
import { missingPages, redirectImport, redirects } from "./pages/redirects/redirects.ts";
import { reviewInvitations, reviews } from "./pages/reviews/reviews.ts";
import { sections } from "./pages/sections/sections.ts";
import { setUp } from "./pages/set-up/set-up.ts";
import { staff } from "./pages/staff/staff.ts";
import { translations } from "./pages/translations/translations.ts";
import { views } from "./pages/views/views.ts";

/** The resources in the order of the menu. */
export const RESOURCES: readonly DeskResource[] = [
  leads,
  contacts,
  deals,
  listings,
  imports,
  ndas,
  reviews,
  reviewInvitations,
  agents,
  offices,
  staff,
  legalTexts,
  articles,
  pages,
  sections,
  menus,
  components,
  pictures,
  redirects,
  missingPages,
  outbox,
  actions,
];

export const PAGES: readonly DeskPage[] = [
  responseTimes,
  dealBoard,
  views,
  translations,
  headOffice,
  buyerAccess,
  jobs,
  redirectImport,
  newImport,
  photoArchive,
  myAccountPage,
  setUp,
];
