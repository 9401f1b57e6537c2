import { Node } from "@tiptap/core";
import type { FormBlock } from "#domain/content/text/form-blocks.ts";
import { m } from "#messages/messages.js";

/** The name of each form in the editor. */
export const FORM_NAMES: Record<FormBlock, () => string> = {
  contact: m.desk_form_contact,
  valuation: m.desk_form_valuation,
  mergers: m.desk_form_mergers,
  franchise: m.desk_form_franchise,
};

/** The document. Forms go between its blocks, never inside one. */
export const TextNode = Node.create({ name: "doc", topNode: true, content: "(block | form)+" });

/** One of the site's forms, as `<div data-form="contact">`. The editor shows its name. */
export const FormNode = Node.create({
  name: "form",
  atom: true,
  addAttributes: () => ({
    form: {
      default: "contact",
      parseHTML: (element: HTMLElement) => element.dataset.form,
      renderHTML: ({ form }: { form: FormBlock }) => ({ "data-form": form }),
    },
  }),
  parseHTML: () => [{ tag: "div[data-form]" }],
  renderHTML: ({ HTMLAttributes }) => ["div", HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement("div");
      dom.className = "rounded-sm border border-rule-strong bg-wash p-4 font-semibold";
      dom.textContent = FORM_NAMES[node.attrs.form as FormBlock]?.() ?? String(node.attrs.form);
      return { dom };
    },
});
