import type { FontFile } from "./font-files.ts";
import type { Paper, Papers } from "./paper.ts";
import type { SealKey } from "./seal-certificate.ts";

/** Draws and seals documents. The libraries are loaded with the first one: they are not the start's to wait for. */
export function papersOf(fontFile: FontFile, sealKey: () => Promise<SealKey>): Papers {
  let seal: Promise<Papers["seal"]> | undefined;
  let warming: Promise<void> | undefined;
  const papers: Papers = {
    warm() {
      warming ??= papers.draw(TRIAL).then(async (pdf) => {
        await papers.seal(pdf, { at: TRIAL.created_at, reason: "", name: "" });
      });
      return warming;
    },
    async draw(paper) {
      const { drawPaper } = await import("./draw-paper.tsx");
      return drawPaper(paper, fontFile);
    },
    async seal(pdf, as) {
      seal ??= import("./seal-paper.ts").then(async ({ sealer }) => sealer(await sealKey()));
      return (await seal)(pdf, as);
    },
  };
  return papers;
}

/** One of each kind of letters that every document has. */
const TRIAL: Paper = {
  ...{ size: "A4", language: "en", title: "", author: "", id: "", created_at: new Date(0), footer: "1" },
  blocks: [
    { kind: "title", text: "a" },
    { kind: "paragraph", text: "a" },
  ],
};
