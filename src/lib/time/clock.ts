/** The time as use cases see it, so that a test or a rerun of a given week can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
