import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** What a page tells an operator to type, in order. */
export interface DocumentedCommands {
  page: string;
  /** The heading they are under. */
  heading: string;
  /** One block of lines, or a command within a sentence. */
  commands: string;
}

/** A command within a sentence starts with one of these. */
const INLINE = /`((?:sudo|systemctl|journalctl|rclone|tar|docker) [^`]+)`/g;

/** Reads the shell commands of a page. */
export function readDocumentedCommands(page: string): DocumentedCommands[] {
  const found: DocumentedCommands[] = [];
  let heading = "";
  const parts = readFileSync(join(root, page), "utf8").matchAll(/^#+ (.+)$|^```(\w*)\n([\s\S]*?)^```$|^(?!#|```).+$/gm);
  let text = "";
  const addInline = (): void => {
    for (const [, commands = ""] of text.replaceAll("\n", " ").matchAll(INLINE))
      found.push({ page, heading, commands: commands.replace(/ +/g, " ") });
    text = "";
  };
  for (const [line, title, language, block = ""] of parts) {
    if (title === undefined && language === undefined) {
      text += `${line}\n`;
      continue;
    }
    addInline();
    if (title !== undefined) heading = title;
    if (language === "sh") found.push({ page, heading, commands: block });
  }
  addInline();
  return found;
}

/** Returns the block of another language under a heading, such as the settings to write. */
export function readBlock(page: string, language: string): string {
  const block = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(
    readFileSync(join(root, page), "utf8"),
  )?.[1];
  if (!block) throw new Error(`${page} has no ${language} block.`);
  return block;
}
