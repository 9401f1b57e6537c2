/** The text with the fault in it. A mutant whose place is not there exactly once no longer tests anything: it is an error. */
export function plant(text, { file, find, replace }) {
  const places = text.split(find).length - 1;
  if (places !== 1) throw new Error(`${file}: expected once, found ${places} times: ${find}`);
  if (find === replace) throw new Error(`${file}: the fault changes nothing: ${find}`);
  return text.replace(find, () => replace);
}

/** What the tests made of a fault: only a test that ran and failed has noticed it, or one that it made run for ever. */
export function verdict({ report, timedOut }) {
  if (timedOut) return "killed";
  if (!report) return "broken";
  const states = report.testResults.flatMap((file) => file.assertionResults.map((test) => test.status));
  if (states.includes("failed")) return "killed";
  const allRan = states.length > 0 && report.testResults.every((file) => file.status === "passed");
  return allRan ? "survived" : "broken";
}
