import { parsePostNumber } from "#domain/listings/listing.ts";
import { countSave } from "./pending-saves.ts";
import { readUserInfo, saveUserInfo, type UserInfo } from "./user-info.ts";

/** The name of the attribute that holds the saved listings. */
export const SAVED_LISTINGS = "saved_listings";

/** Gets the `{post}` of every saved listing. */
export function getSavedListings(info: UserInfo | null): readonly string[] {
  const value = info?.attributes.find(({ attribute_name }) => attribute_name === SAVED_LISTINGS)?.attribute_value;
  return Array.isArray(value) ? (value as string[]) : [];
}

/** Marks a listing as saved or not before the server confirms. Only the number at the end of `{post}` counts. */
export function markSaved(post: string, isSaved: boolean): void {
  const info = readUserInfo();
  if (!info) return;
  countSave();
  const others = getSavedListings(info).filter((saved) => parsePostNumber(saved) !== parsePostNumber(post));
  const attribute = {
    attribute_name: SAVED_LISTINGS,
    type: "json",
    attribute_value: isSaved ? [...others, post] : others,
  };
  const attributes = info.attributes.filter(({ attribute_name }) => attribute_name !== SAVED_LISTINGS);
  saveUserInfo({ ...info, attributes: [...attributes, attribute] });
}
