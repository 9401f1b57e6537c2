/*
 * Loaded before a program with `--import`: its clock starts at the time in FIXED_CLOCK, in its threads, too, and goes on
 * from there. A proxy, because a date that comes from a thread must still be an instance of `Date`.
 */
const behind = Date.now() - Date.parse(process.env.FIXED_CLOCK ?? "");
const RealDate = Date;
const now = () => RealDate.now() - behind;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) => new target(...(given.length > 0 ? given : [now()])),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
