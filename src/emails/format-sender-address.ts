import type { Context } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { translateEditionWord } from "#editions/translated-data.ts";

/** Returns the brand and head office's address, which laws on commercial email require at the end. */
export function formatSenderAddress(
  { network, edition }: Pick<Context, "network" | "edition">,
  locale: Locale,
): string {
  const address = network.head_office_address ?? translateEditionWord(locale, edition.head_office.text);
  return `${network.brand}, ${address}`;
}
