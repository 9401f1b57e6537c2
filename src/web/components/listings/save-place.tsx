import { lazy, Suspense } from "react";
import { useHydrated } from "../../browser/user-info/use-user-info.ts";

const SaveButton = lazy(() => import("./save-button.tsx"));

interface SavePlaceProps {
  /** The listing's `{post}`. */
  post: string;
  name: string;
  /** Whether to show a text label beside the heart icon. */
  hasWords?: boolean;
}

/**
 * Loads the save button after hydration. Saved listings are personal, so the cached page contains neither the button
 * nor its code, only the space for it.
 */
export function SavePlace(listing: SavePlaceProps) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <SaveButton {...listing} />
    </Suspense>
  );
}
