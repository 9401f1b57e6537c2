import { useCallback, useEffect, useState } from "react";
import { useParams } from "react-router";
import type { DeskListing } from "#domain/listings/editing/desk-listing.ts";
import { m } from "#messages/messages.js";
import { Notice } from "../../components/notice.tsx";
import { call } from "../../data/call.ts";
import { ListingEditor } from "./listing-editor.tsx";
import { useListingChoices } from "./use-listing-choices.ts";

/** Loads a listing and the choices of its form, then shows the editor. */
export function ListingPage() {
  const { id = "" } = useParams();
  const choices = useListingChoices();
  const [listing, setListing] = useState<DeskListing>();
  const [problem, setProblem] = useState("");
  const load = useCallback(() => {
    call<DeskListing>(`/listings/${encodeURIComponent(id)}`).then(setListing, (error) => setProblem(error.message));
  }, [id]);
  useEffect(load, [load]);
  if (problem) return <Notice tone="wrong">{problem}</Notice>;
  if (!listing || !choices || String(listing.number) !== id) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  return <ListingEditor key={listing.number} listing={listing} choices={choices} onChanged={setListing} />;
}
