import { useEffect } from "react";
import { useBlocker } from "react-router";
import { m } from "#messages/messages.js";

/** Asks before a page with unsaved text is left, inside the desk or by closing the tab. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(m.desk_unsaved())) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
}
