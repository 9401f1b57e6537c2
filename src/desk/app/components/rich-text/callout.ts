import { Node } from "@tiptap/core";

/** A text set apart from the surrounding text, as `<aside>`. */
export const Callout = Node.create({
  name: "callout",
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "aside" }],
  renderHTML: () => ["aside", 0],
});
