import { Node } from "@tiptap/core";

/** A highlighted text beside the main text, as `<aside>`. */
export const Callout = Node.create({
  name: "callout",
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "aside" }],
  renderHTML: () => ["aside", 0],
});
