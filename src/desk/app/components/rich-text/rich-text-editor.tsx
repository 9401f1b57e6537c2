import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useInput } from "ra-core";
import { useEffect, useId, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { ListedPicture } from "#domain/content/library/edit-pictures.ts";
import { PicturePicker } from "../../pages/pictures/picture-picker.tsx";
import type { FieldProps } from "../fields.tsx";
import { Callout } from "./callout.ts";
import { FormNode, TextNode } from "./form-node.ts";
import { Toolbar } from "./toolbar.tsx";

/** The editor's extensions: the part of what the server's `cleanHtml` allows that authors need. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { rel: null, target: null } },
    codeBlock: false,
    document: false,
    strike: false,
    underline: false,
  }),
  TableKit.configure({ table: { resizable: false } }),
  Image,
  Callout,
  TextNode,
  FormNode,
];

/** In pixels. Wider pictures in texts are scaled down to this width. */
const MAX_PICTURE_WIDTH = 960;

/** The editor of a `RichTextField`, with its label and toolbar. */
export default function RichTextEditor({ source, label, required }: FieldProps) {
  const id = useId();
  const { field, fieldState } = useInput({ source, defaultValue: "" });
  const error = fieldState.error && String(fieldState.error.message ?? fieldState.error.root?.message ?? "");
  const shown = useRef(String(field.value));
  const locale = String(useWatch({ name: "locale" }) ?? "");
  const [isChoosing, setIsChoosing] = useState(false);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: shown.current,
    injectCSS: false,
    onUpdate({ editor }) {
      shown.current = editor.isEmpty ? "" : editor.getHTML();
      field.onChange(shown.current);
    },
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        ...(required && { "aria-required": "true" }),
        class: "input prose relative mt-1 min-h-60 max-w-none whitespace-break-spaces",
      },
    },
  });
  // The field's value may change from outside: after an edit conflict, or when a saved version is restored.
  useEffect(() => {
    if (field.value === shown.current) return;
    shown.current = String(field.value);
    editor?.commands.setContent(shown.current, { emitUpdate: false });
  }, [editor, field.value]);
  const insertPicture = ({ path, alts, width, height }: ListedPicture): void => {
    setIsChoosing(false);
    const shownWidth = Math.min(width, MAX_PICTURE_WIDTH);
    const size = { width: shownWidth, height: Math.round((height * shownWidth) / width) };
    editor
      ?.chain()
      .focus()
      .setImage({ src: path, alt: alts[locale] ?? "", ...size })
      .run();
  };
  return (
    <div className="mb-5 max-w-3xl">
      <p id={`${id}-label`} className="font-semibold">
        {label}
      </p>
      {editor && <Toolbar editor={editor} onImage={() => setIsChoosing(true)} />}
      {isChoosing && <PicturePicker locale={locale} onPicked={insertPicture} onClose={() => setIsChoosing(false)} />}
      <EditorContent editor={editor} />
      {error && <p className="mt-1 font-semibold text-signal">{error}</p>}
    </div>
  );
}
