import type { Editor } from "@tiptap/react";
import type { FormBlock } from "#domain/content/text/form-blocks.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../desk-dialog.tsx";
import { FORM_NAMES } from "./form-node.ts";

/** Inserts one of the site's forms below the paragraph, list or table that has the cursor. */
export function FormDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const insert = (form: FormBlock): void => {
    onClose();
    const { $to, to } = editor.state.selection;
    const position = $to.depth > 0 ? $to.after(1) : to;
    editor.chain().focus().insertContentAt(position, { type: "form", attrs: { form } }).run();
  };
  return (
    <DeskDialog title={m.desk_form_insert()} onClose={onClose}>
      <ul className="space-y-2">
        {Object.entries(FORM_NAMES).map(([form, getName]) => (
          <li key={form}>
            <button type="button" className="button button-quiet w-full" onClick={() => insert(form as FormBlock)}>
              {getName()}
            </button>
          </li>
        ))}
      </ul>
    </DeskDialog>
  );
}
