import { type ReactNode, useEffect } from "react";
import { PageInfoContext } from "../page-info.ts";
import { readPageInfo } from "./page-info.ts";

/** Provides an island with the page's context, and reports when it is interactive. */
export function IslandRoot({ children, onReady }: { children: ReactNode; onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return <PageInfoContext value={readPageInfo()}>{children}</PageInfoContext>;
}
