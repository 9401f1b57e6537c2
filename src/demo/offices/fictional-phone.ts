import type { DemoOffice } from "#editions/demo-source.ts";

/** Returns an unassigned number of the office that ends in these digits, in its country's format. */
export function createFictionalPhone(office: DemoOffice, last: number): string {
  return fillPattern("telephone" in office ? office.telephone : `(${office.area_code}) 555-0###`, last);
}

/** Returns an unassigned mobile number near the office, E.164. */
export function createFictionalMobile(office: DemoOffice, last: number): string {
  return fillPattern("mobile" in office ? office.mobile : `+1${office.area_code}5550###`, last);
}

/** Replaces each `#` with a digit of the number, padded with zeros. */
function fillPattern(pattern: string, last: number): string {
  const digits = String(last).padStart(pattern.split("#").length - 1, "0");
  let at = 0;
  return pattern.replace(/#/g, () => digits[at++] ?? "0");
}
