/** What one process reports, in Prometheus' text format. */
export interface ProcessMetrics {
  process: number;
  text: string;
}

/** Merges the metrics of several processes: each series gets the label `process`, and each metric is described once. */
export function mergeMetrics(reports: readonly ProcessMetrics[]): string {
  const metrics = new Map<string, { description: string[]; series: string[] }>();
  for (const { process, text } of reports) {
    let metric = "";
    for (const line of text.split("\n")) {
      const [, described] = /^# (?:HELP|TYPE) (\w+)/.exec(line) ?? [];
      if (described) metric = described;
      if (line === "" || metric === "") continue;
      const merged = metrics.get(metric) ?? { description: [], series: [] };
      metrics.set(metric, merged);
      if (!described) merged.series.push(addLabel(line, process));
      else if (!merged.description.includes(line)) merged.description.push(line);
    }
  }
  return [...metrics.values()].map(({ description, series }) => [...description, ...series, ""].join("\n")).join("\n");
}

function addLabel(series: string, process: number): string {
  const label = `process="${process}"`;
  return /^\w+\{/.test(series) ? series.replace("{", `{${label},`) : series.replace(" ", `{${label}} `);
}
