import { useState } from "react";
import { m } from "#messages/messages.js";
import { DeskDialog } from "./desk-dialog.tsx";
import { areSingleKeysOn, setSingleKeys } from "./handle-key.ts";

const MODIFIER = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "") ? "⌘" : "Ctrl";

/** The name of a shortcut with Ctrl, or with ⌘ on a Mac. */
export const getModified = (key: string): string => (MODIFIER === "⌘" ? `⌘${key}` : `Ctrl+${key}`);

/** The desk's shortcuts, and whether single keys are among them. */
export function ShortcutList({ onClose }: { onClose(): void }) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const single = [
    ["J", m.shortcut_next()],
    ["K", m.shortcut_previous()],
    ["X", m.shortcut_select()],
    ["E", m.shortcut_edit()],
    ["?", m.shortcut_list()],
  ] as const;
  const modified = [
    [getModified("K"), m.palette_title()],
    [getModified("S"), m.save()],
  ] as const;
  return (
    <DeskDialog title={m.shortcut_title()} onClose={onClose}>
      <dl className="mb-4 grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-2">
        {[...modified, ...(isOn ? single : [])].map(([key, label]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="border border-rule-strong bg-wash px-2 py-0.5 font-semibold">{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-8 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={isOn}
          onChange={(event) => {
            setSingleKeys(event.currentTarget.checked);
            setOn(event.currentTarget.checked);
          }}
        />
        {m.shortcut_single_keys()}
      </label>
    </DeskDialog>
  );
}
