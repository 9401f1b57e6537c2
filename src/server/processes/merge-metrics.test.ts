import { expect, test } from "vitest";
import { mergeMetrics } from "./merge-metrics.ts";

test("labels each process's series and describes each metric once", () => {
  const render = (up: number, hits: number) => `# HELP database_up 1 while it answers.
# TYPE database_up gauge
database_up ${up}

# HELP hits Found, by result.
# TYPE hits counter
hits{result="hit"} ${hits}
hits{result="miss"} 0
`;
  const text = mergeMetrics([
    { process: 1, text: render(1, 7) },
    { process: 2, text: render(0, 9) },
  ]);
  expect(text).toBe(`# HELP database_up 1 while it answers.
# TYPE database_up gauge
database_up{process="1"} 1
database_up{process="2"} 0

# HELP hits Found, by result.
# TYPE hits counter
hits{process="1",result="hit"} 7
hits{process="1",result="miss"} 0
hits{process="2",result="hit"} 9
hits{process="2",result="miss"} 0
`);
});
