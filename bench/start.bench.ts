import { openAlone } from "./embedded/data-folder.ts";
import { computeMedian, printRow } from "./report.ts";
import { startSite, withFolder } from "./sites/built-site.ts";

/* Measures the time from start to ready on the embedded database with the demo: the first start and later ones. */
const STARTS = 5;

await withFolder(async (folder) => {
  const first = await measureStart(folder);
  const later: number[] = [];
  const alone: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    alone.push((await openAlone(folder)).ms / 1_000);
    later.push(await measureStart(folder));
  }
  const formatRatio = (seconds: number): string =>
    `${(seconds / computeMedian(alone)).toFixed(1)} × opening PGlite alone`;
  const toSecondsRow = (what: string, value: number) => ({ what, value, unit: "s", beside: formatRatio(value) });
  printRow({
    ...toSecondsRow("first start ever, with the demonstration", first),
    wanted: { max: 30 },
    floor: { max: 120 },
  });
  printRow({
    ...toSecondsRow("cold start, data present", computeMedian(later)),
    wanted: { max: 4 },
    floor: { max: 30 },
  });
});

async function measureStart(folder: string): Promise<number> {
  const site = await startSite(folder);
  await site.stop();
  return site.ready_ms / 1_000;
}
