/** What a year came to: something small to plant faults in. */
export function outcome(earnings) {
  return earnings < 0 ? "loss" : "profit";
}
