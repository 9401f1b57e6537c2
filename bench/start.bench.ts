import { openAlone } from "./embedded/data-folder.ts";
import { median, printRow } from "./report.ts";
import { startSite, withFolder } from "./sites/built-site.ts";

/* Measures the time from start to ready on the embedded database with the demo: the first start and later ones. */
const STARTS = 5;

await withFolder(async (folder) => {
  const first = await readyAfter(folder);
  const later: number[] = [];
  const alone: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    alone.push((await openAlone(folder)).ms / 1_000);
    later.push(await readyAfter(folder));
  }
  const times = (seconds: number): string => `${(seconds / median(alone)).toFixed(1)} × opening PGlite alone`;
  const seconds = (what: string, value: number) => ({ what, value, unit: "s", beside: times(value) });
  printRow({ ...seconds("first start ever, with the demonstration", first), wanted: { max: 30 }, floor: { max: 120 } });
  printRow({ ...seconds("cold start, data present", median(later)), wanted: { max: 4 }, floor: { max: 30 } });
});

async function readyAfter(folder: string): Promise<number> {
  const site = await startSite(folder);
  await site.stop();
  return site.ready_ms / 1_000;
}
