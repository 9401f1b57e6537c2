import fc from "fast-check";

/**
 * fast-check with the same input in every run, so that a suite that was green stays green until the code changes.
 * `GENERATED=anew` looks elsewhere each time, as the nightly form does; what it finds becomes a test of its own.
 */
if (process.env.GENERATED !== "anew") fc.configureGlobal({ seed: 20_261_121 });

export default fc;
export type { Arbitrary } from "fast-check";
