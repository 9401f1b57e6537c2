import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Folds the menu once it has led somewhere, when Escape is pressed in it, and when attention goes elsewhere. */
export function useFolding(nav: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every move, and that is when it folds.
  useEffect(() => fold(nav.current), [key]);
  useEffect(() => {
    const onOutsideClick = ({ target }: Event) => {
      if (!nav.current?.contains(target as Node)) fold(nav.current);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const open = key === "Escape" && innermostOpen(nav.current);
      if (!open) return;
      open.open = false;
      open.querySelector("summary")?.focus();
    };
    const element = nav.current;
    document.addEventListener("pointerdown", onOutsideClick);
    document.addEventListener("focusin", onOutsideClick);
    element?.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onOutsideClick);
      document.removeEventListener("focusin", onOutsideClick);
      element?.removeEventListener("keydown", onKey);
    };
  }, [nav]);
}

function fold(nav: HTMLElement | null): void {
  for (const part of nav?.querySelectorAll("details") ?? []) part.open = false;
}

/** A menu within the menu, or one that is no part of another; the whole menu of a phone stays as it is. */
function innermostOpen(nav: HTMLElement | null): HTMLDetailsElement | null {
  return nav?.querySelector<HTMLDetailsElement>("details details[open], details[open]:not(.unfolds)") ?? null;
}
