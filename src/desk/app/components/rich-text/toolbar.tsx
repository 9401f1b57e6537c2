import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { FormDialog } from "./form-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { TableTools } from "./table-tools.tsx";
import { ToolButton } from "./tool-button.tsx";

interface Tool {
  label: string;
  /** Whether the selection has this format; null for a button that inserts something. */
  isActive: boolean | null;
  run(): void;
}

/** The formats of a text, as buttons. `onImage` is called to choose a picture. */
export function Toolbar({ editor, onImage }: { editor: Editor; onImage(): void }) {
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive("bold"),
      italic: editor.isActive("italic"),
      heading: editor.isActive("heading", { level: 2 }),
      subheading: editor.isActive("heading", { level: 3 }),
      bullets: editor.isActive("bulletList"),
      numbers: editor.isActive("orderedList"),
      quote: editor.isActive("blockquote"),
      callout: editor.isActive("callout"),
      link: editor.isActive("link"),
      table: editor.isActive("table"),
    }),
  });
  const [isLinking, setIsLinking] = useState(false);
  const [isInsertingForm, setIsInsertingForm] = useState(false);
  const change = () => editor.chain().focus();
  const tools: Tool[] = [
    { label: m.desk_text_bold(), isActive: active.bold, run: () => change().toggleBold().run() },
    { label: m.desk_text_italic(), isActive: active.italic, run: () => change().toggleItalic().run() },
    {
      label: m.heading(),
      isActive: active.heading,
      run: () => change().toggleHeading({ level: 2 }).run(),
    },
    {
      label: m.desk_text_subheading(),
      isActive: active.subheading,
      run: () => change().toggleHeading({ level: 3 }).run(),
    },
    { label: m.desk_text_bullets(), isActive: active.bullets, run: () => change().toggleBulletList().run() },
    { label: m.desk_text_numbers(), isActive: active.numbers, run: () => change().toggleOrderedList().run() },
    { label: m.desk_text_quote(), isActive: active.quote, run: () => change().toggleBlockquote().run() },
    { label: m.desk_text_callout(), isActive: active.callout, run: () => change().toggleWrap("callout").run() },
    { label: m.desk_text_link(), isActive: active.link, run: () => setIsLinking(true) },
    {
      label: m.desk_text_table(),
      isActive: null,
      run: () => change().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { label: m.desk_text_image(), isActive: null, run: onImage },
    { label: m.form(), isActive: null, run: () => setIsInsertingForm(true) },
  ];
  return (
    <fieldset aria-label={m.desk_text_tools()} className="mt-1 flex flex-wrap gap-1">
      {tools.map(({ label, isActive, run }) => (
        <ToolButton key={label} label={label} isActive={isActive} onPress={run} />
      ))}
      {active.table && <TableTools editor={editor} />}
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
      {isInsertingForm && <FormDialog editor={editor} onClose={() => setIsInsertingForm(false)} />}
    </fieldset>
  );
}
