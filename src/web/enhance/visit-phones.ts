import { toTelHref } from "#lib/tel-href.ts";
import { getVisitParameters } from "../browser/visit/visit-parameters.ts";
import { findAll, ignoreError, onContentAdded } from "./dom.ts";

/**
 * Shows this visit's number in place of the office's own. A visit without parameters, and a page without an office,
 * needs no code for it.
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
  // A button keeps its words.
  if (/\d/.test(link.textContent)) link.textContent = phone;
}
