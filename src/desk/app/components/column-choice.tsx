import { useResourceContext } from "ra-core";
import { useState } from "react";
import { m } from "#messages/messages.js";

interface ChosenColumn {
  name: string;
  label: string;
  isOptional?: boolean;
}

/** Returns the columns to show: those that were chosen in this browser, otherwise all that aren't optional. */
export function useColumns<Column extends ChosenColumn>(all: readonly Column[]) {
  const setting = `desk-columns-${useResourceContext()}`;
  const [shown, setShown] = useState(() => localStorage.getItem(setting)?.split(","));
  const [first] = all;
  return {
    // The first column links to the record.
    columns: all.filter((column) => column === first || (shown?.includes(column.name) ?? !column.isOptional)),
    setShown(names: string[]): void {
      localStorage.setItem(setting, names.join(","));
      setShown(names);
    },
  };
}

interface ColumnChoiceProps {
  all: readonly ChosenColumn[];
  shown: readonly ChosenColumn[];
  onChange(names: string[]): void;
}

/** Checkboxes for the columns of a list. */
export function ColumnChoice({ all, shown, onChange }: ColumnChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const names = shown.map(({ name }) => name);
  return (
    <details className="mb-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link min-h-6 cursor-pointer">{m.columns()}</summary>
      {isOpen && (
        <fieldset className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          <legend className="sr-only">{m.columns()}</legend>
          {all.slice(1).map(({ name, label }) => (
            <label key={name} className="flex min-h-8 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 accent-accent"
                checked={names.includes(name)}
                onChange={({ currentTarget }) =>
                  onChange(currentTarget.checked ? [...names, name] : names.filter((other) => other !== name))
                }
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </details>
  );
}
