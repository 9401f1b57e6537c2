import type { Editor } from "@tiptap/react";
import { m } from "#messages/messages.js";
import { ToolButton } from "./tool-button.tsx";

/** What can be done with the table that has the cursor, as buttons. */
export function TableTools({ editor }: { editor: Editor }) {
  const change = () => editor.chain().focus();
  const tools: [label: string, run: () => void][] = [
    [m.desk_table_add_row(), () => change().addRowAfter().run()],
    [m.desk_table_add_column(), () => change().addColumnAfter().run()],
    [m.desk_table_delete_row(), () => change().deleteRow().run()],
    [m.desk_table_delete_column(), () => change().deleteColumn().run()],
    [m.desk_table_delete(), () => change().deleteTable().run()],
  ];
  return (
    <fieldset aria-label={m.desk_text_table()} className="flex basis-full flex-wrap gap-1">
      {tools.map(([label, run]) => (
        <ToolButton key={label} label={label} onPress={run} />
      ))}
    </fieldset>
  );
}
