import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import type { LinkTarget } from "#domain/content/links/list-link-targets.ts";
import { toLinkAddress } from "#domain/content/text/link-address.ts";
import type { Locale } from "#editions/locales.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../desk-dialog.tsx";
import { FieldError } from "../field-error.tsx";
import { useDeskQuery } from "../use-desk-query.ts";
import { useLocales } from "../use-locales.ts";

const MAX_SHOWN_PAGES = 6;

/**
 * Links the selected text to a page of the site or any other address. An empty address removes the link. Without a
 * selection, the page's name is inserted as a link.
 */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const id = useId();
  const { response } = useDeskQuery<{ data: LinkTarget[] }>("/link-targets");
  const [address, setAddress] = useState(String(editor.getAttributes("link").href ?? ""));
  const locales = useLocales().map(([locale]) => locale) as [Locale, ...Locale[]];
  const [problem, setProblem] = useState<string | null>(null);
  const setLink = (href: string): void => {
    // Closing first: an open dialog would keep the focus from the editor.
    onClose();
    const chain = editor.chain().focus().extendMarkRange("link");
    if (href === "") chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive("link")) {
      const text = response?.data.find(({ path }) => path === href)?.label ?? href;
      chain.insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
  };
  const apply = (): void => {
    const href = address.trim() && toLinkAddress(address, { origin: window.location.origin, locales });
    if (href === null) setProblem(m.content_link_wrong());
    else setLink(href);
  };
  return (
    <DeskDialog title={m.desk_text_link()} onClose={onClose}>
      <label htmlFor={id} className="font-semibold">
        {m.desk_text_link_page()}
      </label>
      <p className="text-ink-soft">{m.desk_text_link_hint()}</p>
      <input
        id={id}
        className="input my-2"
        autoComplete="off"
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-error`}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={({ key, nativeEvent }) => key === "Enter" && !nativeEvent.isComposing && apply()}
      />
      <FieldError id={id} error={problem} />
      <ul className="mb-3">
        {findPages(response?.data ?? [], address).map(({ path, label }) => (
          <li key={path}>
            <button
              type="button"
              className="min-h-9 w-full cursor-pointer px-2 py-1 text-left hover:bg-accent-wash"
              onClick={() => setLink(path)}
            >
              {label} <span className="text-ink-soft">{path}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button mr-4" onClick={apply}>
        {m.desk_text_link_apply()}
      </button>
    </DeskDialog>
  );
}

/** Returns the pages whose name or address contains the typed text. */
function findPages(pages: readonly LinkTarget[], typed: string): LinkTarget[] {
  const part = typed.trim().toLowerCase();
  return pages
    .filter(({ path, label }) => path.toLowerCase().includes(part) || label.toLowerCase().includes(part))
    .slice(0, MAX_SHOWN_PAGES);
}
