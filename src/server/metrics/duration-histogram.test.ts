import { expect, test } from "vitest";
import { DurationHistogram } from "./duration-histogram.ts";

test("renders cumulative buckets, sum and count for each series", () => {
  const durations = new DurationHistogram("seconds", "How long.");
  for (const seconds of [0.0005, 0.003, 0.003, 20]) durations.observe('class="page"', seconds);
  durations.observe('class="api"', 0.2);
  const text = durations.render();
  expect(text).toContain("# HELP seconds How long.\n# TYPE seconds histogram\n");
  expect(text).toContain('seconds_bucket{le="0.0005",class="page"} 1\n');
  expect(text).toContain('seconds_bucket{le="0.0025",class="page"} 1\n');
  expect(text).toContain('seconds_bucket{le="0.005",class="page"} 3\n');
  expect(text).toContain('seconds_bucket{le="10",class="page"} 3\n');
  expect(text).toContain('seconds_bucket{le="+Inf",class="page"} 4\n');
  expect(text).toContain('seconds_sum{class="page"} 20.0065\n');
  expect(text).toContain('seconds_count{class="api"} 1\n');
});
