import { m } from "#messages/messages.js";

interface BuyerPage {
  path: string;
  label: string;
}

/** The buyer's pages in the order of every menu. */
export function getBuyerPages(): BuyerPage[] {
  return [
    { path: "/bizmatch/search", label: m.buyer_matches() },
    { path: "/bizmatch/saved-listings", label: m.buyer_saved() },
    { path: "/bizmatch/preferences", label: m.buyer_preferences() },
    { path: "/bizmatch/profile", label: m.buyer_profile() },
    { path: "/bizmatch/qualification", label: m.qualification_title() },
    { path: "/bizmatch/activity", label: m.buyer_activity() },
  ];
}
