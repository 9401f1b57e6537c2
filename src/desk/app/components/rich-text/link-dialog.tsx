import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import type { LinkTarget } from "#domain/content/links/list-link-targets.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../desk-dialog.tsx";
import { useDeskQuery } from "../use-desk-query.ts";

/**
 * Sets the address of the selected text: a page of the site or any other. An empty one removes the link. Without a
 * selection, the page's name is inserted as the link's text.
 */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const id = useId();
  const { response } = useDeskQuery<{ data: LinkTarget[] }>("/link-targets");
  const [address, setAddress] = useState(String(editor.getAttributes("link").href ?? ""));
  const apply = (): void => {
    const chain = editor.chain().focus().extendMarkRange("link");
    const href = address.trim();
    if (href === "") chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive("link")) {
      const text = response?.data.find(({ path }) => path === href)?.label ?? href;
      chain.insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
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
        list={`${id}-pages`}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <datalist id={`${id}-pages`}>
        {response?.data.map(({ path, label }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </datalist>
      <button type="button" className="button" onClick={apply}>
        {m.desk_text_link_apply()}
      </button>
    </DeskDialog>
  );
}
