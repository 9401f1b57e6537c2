import { useEffect, useState } from "react";
import { STATUS_LABELS } from "#domain/listings/status-labels.ts";
import type { DeskSearchResults } from "#domain/search/desk/search-desk.ts";
import { m } from "#messages/messages.js";
import { call } from "../../data/call.ts";
import { getBuyerLabel, getStageLabel } from "../../pages/deals/deal-labels.ts";
import { getTypeLabel } from "../../pages/leads/lead-labels.ts";
import type { CommandGroup } from "./commands.ts";

/** How long typing must pause before the records are searched. */
const PAUSE_MS = 120;

interface Found {
  groups: CommandGroup[];
  isSearching: boolean;
  error: string | null;
}

/** Finds records by text. Until the new results arrive, the previous ones stay. */
export function useSearch(q: string): Found {
  const [found, setFound] = useState<Found>({ groups: [], isSearching: false, error: null });
  useEffect(() => {
    if (!q) {
      setFound({ groups: [], isSearching: false, error: null });
      return undefined;
    }
    let isCurrent = true;
    setFound((before) => ({ ...before, isSearching: true, error: null }));
    const timer = setTimeout(async () => {
      try {
        const results = await call<DeskSearchResults>(`/search?q=${encodeURIComponent(q)}`);
        if (isCurrent) setFound({ groups: toGroups(results), isSearching: false, error: null });
      } catch (error) {
        if (isCurrent) setFound({ groups: [], isSearching: false, error: (error as Error).message });
      }
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [q]);
  return found;
}

function toGroups({ listings, leads, contacts, deals }: DeskSearchResults): CommandGroup[] {
  return [
    {
      label: m.listings(),
      commands: listings.map(({ number, name, status, office }) => ({
        id: `listing-${number}`,
        label: name || m.edit_no_headline(),
        detail: [String(number), STATUS_LABELS[status](), office].join(" · "),
        path: `/listings/${number}`,
      })),
    },
    {
      label: m.desk_leads_title(),
      commands: leads.map(({ id, name, type, listing }) => ({
        id: `lead-${id}`,
        label: name,
        detail: listing ?? getTypeLabel(type),
        path: `/leads/${id}`,
      })),
    },
    {
      label: m.contacts_title(),
      commands: contacts.map(({ id, name, email }) => ({
        id: `contact-${id}`,
        label: name || email,
        detail: email,
        path: `/contacts/${id}`,
      })),
    },
    {
      label: m.deal_title(),
      commands: deals.map(({ id, buyer, listing, stage }) => ({
        id: `deal-${id}`,
        label: getBuyerLabel(buyer),
        detail: [listing, getStageLabel(stage)].join(" · "),
        path: `/deals/${id}`,
      })),
    },
  ];
}
