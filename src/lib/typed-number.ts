/**
 * Parses a non-negative number without a unit, typed with any country's separators: "1,250,000.50", "1.250.000,50", "1
 * 250 000", "１２３". `decimal` is the reader's decimal separator and decides only ambiguous input such as "1,250".
 * Returns undefined if the text is not a number or its groups are not thousands.
 */
export function readTypedNumber(typed: string, decimal: string): number | undefined {
  const text = removeSpaces(typed);
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return undefined;
  const last = text.search(/[.,](?=\d*$)/);
  if (last < 0) return Number(text);
  const sign = text.charAt(last);
  const other = sign === "." ? "," : ".";
  const isRepeated = text.indexOf(sign) !== last;
  if (isRepeated) return text.includes(other) ? undefined : parseGroups(text, sign);
  // If both separators occur, the last one is the decimal separator.
  if (text.includes(other)) return parseDecimals(parseGroups(text.slice(0, last), other), text.slice(last + 1));
  // Programs everywhere write a dot for decimals, but three digits after a grouping separator are thousands.
  const isGroup = sign !== decimal && (sign === "," || parseGroups(text, sign) !== undefined);
  if (isGroup) return parseGroups(text, sign);
  return parseDecimals(last === 0 ? 0 : Number(text.slice(0, last)), text.slice(last + 1));
}

/** Normalizes full-width input and removes any space between thousands, including non-breaking ones. */
export function removeSpaces(typed: string): string {
  return typed.normalize("NFKC").replace(/[\s'’]/g, "");
}

function parseDecimals(whole: number | undefined, digits: string): number | undefined {
  return whole === undefined ? undefined : Number(`${whole}.${digits || 0}`);
}

/** Parses "1,250,000"; undefined unless every group but the first has three digits. */
function parseGroups(text: string, separator: string): number | undefined {
  const [first = "", ...groups] = text.split(separator);
  const isValid = /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  return isValid ? Number(first + groups.join("")) : undefined;
}
