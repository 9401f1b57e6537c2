import { formatPersonName, getNameOrder } from "#editions/person-name.ts";
import { readUserInfo } from "../../browser/user-info/user-info.ts";
import { findAll } from "../dom.ts";
import { readStoredContact } from "../stored-contact.ts";

/**
 * Fills the empty contact fields of inquiry and review forms with what this browser knows about the signed-in buyer, or
 * with what the visitor typed in an earlier form.
 */
export function fillKnownVisitor(root: ParentNode): void {
  const user = readUserInfo();
  const known = user
    ? {
        name: formatPersonName(getNameOrder(document.documentElement.lang), user),
        email: user.email,
        phone: user.mobile_e164,
        postal_code: user.postal_code,
      }
    : (readStoredContact() ?? {});
  for (const form of findAll<HTMLFormElement>("form:is([data-challenge=enquiry], [data-challenge=review])", root))
    for (const [name, value] of Object.entries(known)) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === "" && field !== document.activeElement)
        field.value = value ?? "";
    }
}
