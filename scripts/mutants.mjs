import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { mutants } from "./mutants/list.mjs";
import { verdict } from "./mutants/plant.mjs";
import { selfCheck } from "./mutants/self-check/mutants.mjs";
import { openWorkbench } from "./mutants/workbench.mjs";
import { runScript } from "./run-script.mjs";

/*
 * Plants the faults of mutants/list.mjs, one at a time, in a copy of the checkout, and runs the tests that must notice.
 * `npm run mutants -- word` takes those whose file or reason has the word in it.
 */
async function main(words) {
  runScript("scripts/compile-messages.mjs");
  const workbench = openWorkbench(dirname(dirname(fileURLToPath(import.meta.url))));
  for (const mutant of selfCheck) {
    const judged = await workbench.judge(mutant);
    if (judged !== mutant.expected)
      throw new Error(`This check itself is broken: expected ${mutant.expected}, was ${judged} (${mutant.why}).`);
  }
  const chosen = mutants.filter(({ file, why }) => words.every((word) => `${file} ${why}`.includes(word)));
  const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))];
  if (tests.length > 0 && verdict(await workbench.run(tests)) !== "survived") {
    throw new Error("The tests are not green without any fault: put that right first.");
  }
  const counts = { killed: 0, survived: 0, broken: 0 };
  for (const mutant of chosen) {
    const judged = await workbench.judge(mutant);
    counts[judged]++;
    console.log(`${judged === "killed" ? "killed  " : judged.toUpperCase()} ${mutant.file}: ${mutant.why}`);
  }
  if (counts.broken > 0)
    console.log(
      `${counts.broken} kept the tests from running, and prove nothing: write them so that the file still loads.`,
    );
  console.log(`${counts.killed} killed, ${counts.survived} survived`);
  return counts.survived + counts.broken > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
