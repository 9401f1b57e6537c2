import { useFieldArray, useWatch } from "react-hook-form";
import type { LinkTarget } from "#domain/content/links/list-link-targets.ts";
import { m } from "#messages/messages.js";
import { TextField } from "../../components/fields.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { AddressWarning } from "./address-warning.tsx";

/** The id of the list of the site's pages, which an address field suggests. */
const TARGETS = "menu-targets";

/** The entries of a menu, each with the entries of its submenu. */
export function MenuEntries() {
  const { response } = useDeskQuery<{ data: LinkTarget[] }>("/link-targets");
  return (
    <>
      <Entries source="items" label={m.desk_menu_entries()} add={m.add_entry()} hasSubmenus />
      <datalist id={TARGETS}>
        {response?.data.map(({ path, label }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}

interface EntriesProps {
  source: string;
  label: string;
  /** The label of the button that adds an entry. */
  add: string;
  hasSubmenus?: boolean;
}

function Entries({ source, label, add, hasSubmenus = false }: EntriesProps) {
  const { fields, append, remove, swap } = useFieldArray({ name: source });
  const values = useWatch({ name: source }) as { label: string }[] | undefined;
  return (
    <fieldset className={hasSubmenus ? "mb-6" : "mb-4 border-l-2 border-rule pl-4"}>
      <legend className={hasSubmenus ? "sr-only" : "mb-2 font-semibold"}>{label}</legend>
      {fields.map(({ id }, position) => {
        const name = values?.[position]?.label || String(position + 1);
        return (
          <div key={id} className="mb-4 border-b border-rule pb-2">
            <div className="grid gap-x-4 sm:grid-cols-2">
              <TextField source={`${source}.${position}.label`} label={m.desk_menu_label()} required />
              <div>
                <TextField source={`${source}.${position}.url`} label={m.desk_menu_url()} list={TARGETS} required />
                <AddressWarning source={`${source}.${position}.url`} />
              </div>
            </div>
            {hasSubmenus && (
              <Entries
                source={`${source}.${position}.children`}
                label={m.desk_menu_submenu({ name })}
                add={m.desk_menu_add_below({ name })}
              />
            )}
            <p className="flex flex-wrap gap-4">
              {position > 0 && (
                <LinkButton onClick={() => swap(position, position - 1)}>{m.desk_menu_up({ name })}</LinkButton>
              )}
              <LinkButton onClick={() => remove(position)}>{m.remove_named({ name })}</LinkButton>
            </p>
          </div>
        );
      })}
      <button
        type="button"
        className="button button-quiet"
        onClick={() => append({ label: "", url: "", ...(hasSubmenus && { children: [] }) })}
      >
        {add}
      </button>
    </fieldset>
  );
}

function LinkButton({ onClick, children }: { onClick(): void; children: string }) {
  return (
    <button type="button" className="link min-h-6 cursor-pointer" onClick={onClick}>
      {children}
    </button>
  );
}
