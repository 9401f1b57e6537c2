export const CONTACT_KEY = "contact";

/** What a visitor typed about themselves in an inquiry or a review. */
export interface Contact {
  name?: string;
  email?: string;
  phone?: string;
  postal_code?: string;
}

/** Returns the stored details; null if there are none. */
export function readStoredContact(): Contact | null {
  try {
    return JSON.parse(sessionStorage.getItem(CONTACT_KEY) ?? "null") as Contact | null;
  } catch {
    return null;
  }
}
