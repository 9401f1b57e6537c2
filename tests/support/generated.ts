import fc from "fast-check";

/**
 * fast-check with a fixed seed, so that a passing suite stays passing until the code changes. `GENERATED=anew` uses a
 * new seed each time, as the nightly run does; whatever it finds becomes a test of its own.
 */
if (process.env.GENERATED !== "anew") fc.configureGlobal({ seed: 20_261_121 });

export default fc;
export type { Arbitrary } from "fast-check";
