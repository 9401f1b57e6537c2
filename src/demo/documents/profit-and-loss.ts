import type { YearlyFinancials } from "#db/tables/listings.ts";
import type { Locale } from "#editions/locales.ts";
import { getAccountLines } from "./account-lines.ts";

/**
 * Writes a listing's accounts as an Excel workbook, a column per year.
 *
 * @param years amounts in major units
 */
export async function writeProfitAndLoss(
  years: readonly YearlyFinancials[],
  sheet: string,
  locale: Locale,
): Promise<Uint8Array> {
  const { default: writeWorkbook } = await import("write-excel-file/node");
  const lines = getAccountLines(locale);
  const workbook = writeWorkbook(
    [
      [null, ...years.map(({ year }) => ({ value: String(year), fontWeight: "bold", align: "right" }) as const)],
      ...lines.map(({ label, getAmount }, index) => {
        const style = index === lines.length - 1 ? ({ fontWeight: "bold" } as const) : {};
        return [
          { value: label, ...style },
          ...years.map((accounts) => ({ value: getAmount(accounts) ?? undefined, format: "#,##0", ...style })),
        ];
      }),
    ],
    { sheet, columns: [{ width: 28 }, ...years.map(() => ({ width: 16 }))] },
  );
  return new Uint8Array(await workbook.toBuffer());
}
