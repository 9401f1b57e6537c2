import { type Editor, useEditorState } from "@tiptap/react";
import { m } from "#messages/messages.js";

interface Tool {
  label: string;
  /** Whether the selection has this format; null for what is inserted. */
  isActive: boolean | null;
  run(): void;
}

/** The formats of a text, as buttons. */
export function Toolbar({ editor }: { editor: Editor }) {
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
      link: editor.isActive("link"),
    }),
  });
  const change = () => editor.chain().focus();
  const tools: Tool[] = [
    { label: m.desk_text_bold(), isActive: active.bold, run: () => change().toggleBold().run() },
    { label: m.desk_text_italic(), isActive: active.italic, run: () => change().toggleItalic().run() },
    {
      label: m.desk_text_heading(),
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
    { label: m.desk_text_link(), isActive: active.link, run: () => changeLink(editor) },
    {
      label: m.desk_text_table(),
      isActive: null,
      run: () => change().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
  ];
  return (
    <fieldset aria-label={m.desk_text_tools()} className="mt-1 flex flex-wrap gap-1">
      {tools.map(({ label, isActive, run }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isActive ?? undefined}
          onClick={run}
          className="min-h-9 cursor-pointer rounded-sm border border-rule px-2 hover:bg-accent-wash aria-pressed:bg-accent-wash aria-pressed:font-semibold"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** Asks for the address of the selected text; an empty one removes the link. */
function changeLink(editor: Editor): void {
  const current = String(editor.getAttributes("link").href ?? "");
  const address = window.prompt(m.desk_text_link_address(), current)?.trim();
  if (address === undefined) return;
  const chain = editor.chain().focus().extendMarkRange("link");
  if (address === "") chain.unsetLink().run();
  else chain.setLink({ href: address }).run();
}
