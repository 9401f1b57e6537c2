import { findAll, on } from "./dom.ts";

/** Closes menus on Escape, and when the focus or a click leaves them. */
export function startMenus(): void {
  const onLeave = ({ target }: Event): void => {
    for (const menu of findAll("[data-menu]")) if (!menu.contains(target as Node)) closeMenus(menu);
  };
  document.addEventListener("pointerdown", onLeave);
  document.addEventListener("focusin", onLeave);
  on("keydown", "[data-menu], [data-closes-on-escape]", (menu, event) => {
    const open = event.key === "Escape" && findInnermostOpen(menu);
    if (!open) return;
    open.open = false;
    open.querySelector("summary")?.focus();
  });
}

function closeMenus(menu: HTMLElement): void {
  for (const part of findAll<HTMLDetailsElement>("details", menu)) part.open = false;
}

/** Finds the open submenu, or an open menu that isn't the phone's main menu, which stays open. */
function findInnermostOpen(menu: HTMLElement): HTMLDetailsElement | null {
  if (menu instanceof HTMLDetailsElement) return menu.open ? menu : null;
  return menu.querySelector<HTMLDetailsElement>("details details[open], details[open]:not(.unfolds)");
}
