import type { DemoOffice } from "./demo-office.ts";

/** The office's number that ends in these digits, as people of its country write it; nobody's. */
export function fictionalPhone(office: DemoOffice, last: number): string {
  return filled("telephone" in office ? office.telephone : `(${office.area_code}) 555-0###`, last);
}

/** A mobile number around the office, E.164; nobody's. */
export function fictionalMobile(office: DemoOffice, last: number): string {
  return filled("mobile" in office ? office.mobile : `+1${office.area_code}5550###`, last);
}

/** Each `#` a digit of the number, with zeros before it. */
function filled(pattern: string, last: number): string {
  const digits = String(last).padStart(pattern.split("#").length - 1, "0");
  let at = 0;
  return pattern.replace(/#/g, () => digits[at++] ?? "0");
}
