import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

const toHtml = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(rehypeStringify)
  .freeze();

/** Markdown with tables as HTML; headings get an id to link to. HTML inside it is dropped; it is sanitised when saved. */
export function renderMarkdown(markdown: string): string {
  return String(toHtml.processSync(markdown)).trim();
}
