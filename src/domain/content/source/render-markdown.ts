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

/**
 * Renders Markdown with tables to HTML; headings get ids for links. HTML in the source is dropped; the result is
 * sanitized when saved.
 */
export function renderMarkdown(markdown: string): string {
  return String(toHtml.processSync(markdown)).trim();
}
