import { lazy, Suspense } from "react";
import { useHydrated } from "../../browser/user-info/use-user-info.ts";

const SaveButton = lazy(() => import("./save-button.tsx"));

interface SavePlaceProps {
  /** The listing's `{post}`. */
  post: string;
  name: string;
  /** Says what it does in words; without them it is a heart alone. */
  hasWords?: boolean;
}

/**
 * Where a listing is kept for later. That is personal, so no page is sent with it, nor with the code for it: both come
 * once the page is awake, into room that was left for them.
 */
export function SavePlace(listing: SavePlaceProps) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <SaveButton {...listing} />
    </Suspense>
  );
}
