import { useEffect, useState } from "react";
import { m } from "#messages/messages.js";
import { CommandPalette } from "./command-palette/command-palette.tsx";
import { handleKey, type Opened } from "./handle-key.ts";
import { getModified, ShortcutList } from "./shortcut-list.tsx";

/** The command palette's button, and the shortcuts that work on every page. */
export function DeskKeys() {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const next = handleKey(event);
      if (next) setOpened(next);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        className="button button-quiet"
        onClick={() => setOpened("palette")}
      >
        {m.palette_open()}
        <kbd className="text-sm text-ink-soft max-sm:hidden"> {getModified("K")}</kbd>
      </button>
      <button
        type="button"
        className="link min-h-6 cursor-pointer max-xl:hidden"
        onClick={() => setOpened("shortcuts")}
      >
        {m.shortcut_title()}
      </button>
      {opened === "palette" && <CommandPalette onClose={() => setOpened(null)} />}
      {opened === "shortcuts" && <ShortcutList onClose={() => setOpened(null)} />}
    </>
  );
}
