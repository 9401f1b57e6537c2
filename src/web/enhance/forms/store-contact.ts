import { CONTACT_KEY, type Contact, readStoredContact } from "../stored-contact.ts";

const FIELDS = ["name", "email", "phone", "postal_code"] as const;

/**
 * Stores the contact details of a submitted inquiry or review until the tab is closed. They fill in the next form, and
 * the thank-you page gets the postal code, because it determines which office replies.
 */
export function storeContact(form: HTMLFormElement): void {
  if (!/^(enquiry|review)$/.test(form.dataset.challenge ?? "")) return;
  const typed = new FormData(form);
  const contact: Contact = { ...readStoredContact() };
  for (const name of FIELDS) {
    const value = typed.get(name);
    if (typeof value === "string" && value.trim()) contact[name] = value.trim();
  }
  try {
    sessionStorage.setItem(CONTACT_KEY, JSON.stringify(contact));
  } catch {
    // Storage is unavailable: the next form is empty, and the thank-you page names no office.
  }
}
