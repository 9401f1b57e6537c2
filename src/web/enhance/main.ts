import "../styles/app.css";
import { startAccount } from "./account.ts";
import { startAgentLinks } from "./agent-links.ts";
import { startChosenOffice } from "./chosen-office.ts";
import { startConsent } from "./consent.ts";
import { startDialogs } from "./dialogs.ts";
import { startForms } from "./forms/forms.ts";
import { defineIslands } from "./islands.ts";
import { startListingTools } from "./listing-tools/start-listing-tools.ts";
import { startLiveRange } from "./live-range.ts";
import { startLiveSearch } from "./live-search.ts";
import { startMenus } from "./menus.ts";
import { startNearMe } from "./near-me.ts";
import { showOpenStatus } from "./open-status.ts";
import { focusResult } from "./page-focus.ts";
import { startSaveButtons } from "./save-buttons.ts";
import { startSaveSearch } from "./save-search.ts";
import { startStickyContact } from "./sticky-contact.ts";
import { storeOffice } from "./stored-office.ts";
import { startSuggestions } from "./suggestions.ts";
import { showVisitPhones } from "./visit-phones.ts";
import { countView } from "./visits.ts";

/*
 * The script of every page. It doesn't include React, and features that few visitors use are loaded when they are
 * needed. Each part finds its elements by data attributes, which are named in the component that renders them.
 */
function start(): void {
  focusResult();
  startMenus();
  startDialogs();
  startAccount();
  startSaveButtons();
  startSaveSearch();
  startForms();
  startLiveSearch();
  startLiveRange();
  defineIslands();
  storeOffice();
  startAgentLinks();
  countView();
  showVisitPhones();
  startStickyContact();
  startListingTools();
  startNearMe();
  startSuggestions();
  startChosenOffice();
  showOpenStatus();
  startConsent();
  document.documentElement.toggleAttribute("data-enhanced", true);
}

// A prerendered page doesn't count or store anything until it is shown.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener("prerenderingchange", start, { once: true });
else start();
