import type { FontFile } from "./font-files.ts";
import type { Papers } from "./paper.ts";
import type { SealKey } from "./seal-certificate.ts";

/** Draws and seals documents. The libraries are loaded with the first one: they are not the start's to wait for. */
export function papersOf(fontFile: FontFile, sealKey: SealKey | (() => Promise<SealKey>)): Papers {
  let seal: Promise<Papers["seal"]> | undefined;
  return {
    async draw(paper) {
      const { drawPaper } = await import("./draw-paper.tsx");
      return drawPaper(paper, fontFile);
    },
    async seal(pdf, as) {
      seal ??= import("./seal-paper.ts").then(async ({ sealer }) =>
        sealer(typeof sealKey === "function" ? await sealKey() : sealKey),
      );
      return (await seal)(pdf, as);
    },
  };
}
