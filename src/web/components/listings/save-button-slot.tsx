import { lazy, Suspense } from "react";
import { useHydrated } from "../../browser/user-info/use-user-info.ts";

const SaveButton = lazy(() => import("./save-button.tsx"));

interface SaveButtonSlotProps {
  /** The listing's `{post}`. */
  post: string;
  name: string;
  /** Whether to show a text label beside the heart icon. */
  hasLabel?: boolean;
}

/**
 * Loads the save button after hydration. Saved listings are personal, so the cached page contains neither the button
 * nor its code, only the space for it.
 */
export function SaveButtonSlot(listing: SaveButtonSlotProps) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <SaveButton {...listing} />
    </Suspense>
  );
}
