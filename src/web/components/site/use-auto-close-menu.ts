import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Closes the menu after navigation, on Escape, and when the focus or a click leaves it. */
export function useAutoCloseMenu(nav: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation, which closes the menu.
  useEffect(() => closeMenus(nav.current), [key]);
  useEffect(() => {
    const onOutsideClick = ({ target }: Event) => {
      if (!nav.current?.contains(target as Node)) closeMenus(nav.current);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const open = key === "Escape" && findInnermostOpen(nav.current);
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

function closeMenus(nav: HTMLElement | null): void {
  for (const part of nav?.querySelectorAll("details") ?? []) part.open = false;
}

/** Finds the open submenu, or an open menu that isn't the phone's main menu, which stays open. */
function findInnermostOpen(nav: HTMLElement | null): HTMLDetailsElement | null {
  return nav?.querySelector<HTMLDetailsElement>("details details[open], details[open]:not(.unfolds)") ?? null;
}
