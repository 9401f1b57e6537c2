/** Returns the current time for use cases, so that a test or a rerun for an earlier week can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
