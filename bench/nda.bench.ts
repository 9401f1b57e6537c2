import { callAs, registerBuyer } from "../tests/support/buyer-calls.ts";
import { computeMedian, computePercentile, printRow } from "./report.ts";
import { startSite, withFolder } from "./sites/built-site.ts";

/*
 * Measures the time from the signature to the signed document over HTTP on the demo network: the response arrives when
 * the PDF is rendered, signed, stored and part of the evidence chain. The first document since the start is reported
 * separately, because it loads the renderer, which is otherwise done while the buyer reads the text.
 */
const SIGNED = 20;

await withFolder(async (folder) => {
  const site = await startSite(folder, { RATE_LIMITS: "off" });
  const origin = `http://localhost:${site.port}`;
  const { session } = await registerBuyer(origin);
  const { body } = await callAs(origin, session, `/api/listings?per_page=${SIGNED + 1}`, "GET");
  const posts = (JSON.parse(body) as { data: { slug: string }[] }).data.map(({ slug }) => slug);
  const sign = async (post: string): Promise<number> => {
    const started = performance.now();
    const { status, body } = await callAs(origin, session, `/api/listings/${post}/nda`, "POST", {
      signature: "Pat Rivera",
      consent: true,
    });
    if (status !== 201) throw new Error(`Signing was answered ${status}: ${body}`);
    return performance.now() - started;
  };
  const [first = "", ...rest] = posts;
  const cold = await sign(first);
  const before = (await site.usage()).cpu_ms;
  const taken: number[] = [];
  for (const post of rest) taken.push(await sign(post));
  const cpu = ((await site.usage()).cpu_ms - before) / rest.length;
  printRow({
    what: "NDA: sign to sealed PDF, warm",
    value: computeMedian(taken),
    unit: "ms",
    digits: 0,
    beside: `p95 ${computePercentile(taken, 0.95).toFixed(0)}, CPU ${cpu.toFixed(0)}, the first ${cold.toFixed(0)} ms`,
    wanted: { max: 400 },
    floor: { max: 5_000 },
  });
  await site.stop();
});
