import { toTelHref } from "#lib/tel-href.ts";
import { getVisitParameters } from "../browser/visit/visit-parameters.ts";
import { findAll, ignoreError, onContentAdded } from "./dom.ts";

/**
 * Shows this visit's phone number instead of the office's own. Visits without parameters and pages without an office
 * don't load the code.
 */
export function showVisitPhones(): void {
  onContentAdded((root) => {
    const links = findAll<HTMLAnchorElement>("a[data-visit-office]", root);
    if (links.length === 0 || getVisitParameters(location.search).length === 0) return;
    import("../browser/visit/get-visit-phone.ts")
      .then(async ({ getVisitPhone }) => {
        for (const link of links) showPhone(link, await getVisitPhone(link.dataset.visitOffice ?? "", location.search));
      })
      .catch(ignoreError);
  });
}

function showPhone(link: HTMLAnchorElement, phone: string | null): void {
  if (!phone) return;
  link.href = toTelHref(phone);
  // A button's text stays the same; only its link changes.
  if (/\d/.test(link.textContent)) link.textContent = phone;
}
