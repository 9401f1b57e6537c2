export const MAX_CLOCK_DIFFERENCE_MS = 5_000;

export const describeClock = (other: string, difference: number): string =>
  `The clocks of this machine and ${other} differ by ${Math.round(difference / 1000)} s. Turn on NTP on both.`;
