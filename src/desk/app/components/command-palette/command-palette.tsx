import { usePermissions } from "ra-core";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { StaffAction } from "#domain/staff/staff-policy.ts";
import { m } from "#messages/messages.js";
import { type Command, type CommandGroup, listCommands } from "./commands.ts";
import { useSearch } from "./use-search.ts";

/** A dialog that finds records, pages and actions as the person types, built as an ARIA combobox. */
export function CommandPalette({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { permissions = [] } = usePermissions<StaffAction[]>();
  const id = useId();
  const [q, setQ] = useState("");
  const [active, setActive] = useState(0);
  const { groups: records, isSearching, error } = useSearch(q.trim());
  const groups = [...listCommands(permissions, q), ...records].filter(({ commands }) => commands.length > 0);
  const commands = groups.flatMap((group) => group.commands);
  const stale = isSearching ? records.flatMap((group) => group.commands) : [];
  const selected = Math.min(active, commands.length - 1);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    document.getElementById(`${id}-${selected}`)?.scrollIntoView({ block: "nearest" });
  }, [id, selected]);

  const open = ({ path }: Command): void => {
    // Closing first returns the focus, so that the new page can take it.
    dialog.current?.close();
    navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { length } = commands;
    const moves: Record<string, number> = { ArrowDown: selected + 1, ArrowUp: selected - 1 + length };
    const next = moves[event.key];
    if (next !== undefined && length > 0) setActive(next % length);
    else if (event.key === "Enter" && commands[selected] && !event.nativeEvent.isComposing) {
      // A quick Enter must not open a result of the previous text.
      if (!stale.includes(commands[selected])) open(commands[selected]);
    } else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={m.palette_title()}
      onClose={onClose}
      className="mx-auto mt-[10vh] w-[min(40rem,calc(100vw-1rem))] border border-rule-strong bg-sheet p-0 text-ink backdrop:bg-black/50"
    >
      <input
        type="text"
        role="combobox"
        aria-label={m.palette_title()}
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={commands.length > 0 ? `${id}-${selected}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={m.palette_placeholder()}
        className="w-full border-0 border-b border-rule bg-sheet p-4 text-lg"
        value={q}
        onChange={(event) => {
          setQ(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={m.palette_results()}
        className="max-h-[60vh] overflow-y-auto py-2"
      >
        {withPositions(groups).map(({ label, commands }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role.
          <div key={label} role="group" aria-label={label}>
            <p aria-hidden="true" className="px-4 pt-2 pb-1 text-sm text-ink-soft">
              {label}
            </p>
            {commands.map(({ command, position }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the combobox, which handles the keys.
              <div
                key={command.id}
                id={`${id}-${position}`}
                role="option"
                aria-selected={position === selected}
                tabIndex={-1}
                className={`min-h-9 cursor-pointer px-4 py-1.5 ${position === selected ? "bg-accent-wash" : ""}`}
                onMouseMove={() => setActive(position)}
                onClick={() => open(command)}
              >
                <span className="font-semibold">{command.label}</span>
                {command.detail && <span className="text-ink-soft"> {command.detail}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="border-t border-rule px-4 py-2 text-sm text-ink-soft">
        {error ?? (isSearching ? m.desk_loading() : m.palette_count({ count: commands.length }))}
      </p>
      <button
        type="button"
        className="link m-4 mt-0 min-h-6 cursor-pointer sm:sr-only"
        onClick={() => dialog.current?.close()}
      >
        {m.close()}
      </button>
    </dialog>
  );
}

/** Numbers the commands of all groups from 0. */
function withPositions(groups: readonly CommandGroup[]) {
  let position = 0;
  return groups.map(({ label, commands }) => ({
    label,
    commands: commands.map((command) => ({ command, position: position++ })),
  }));
}
