/** Converts a down payment given as a percentage of the price to an amount in minor units; null for other texts. */
export function readShareOfPrice(text: string, price: number | null | undefined): number | null {
  const percent = /^(\d{1,2}(?:\.\d+)?) ?%(?: (?:down|of (?:the )?(?:asking |purchase )?price))?$/i.exec(text)?.[1];
  return percent && price ? Math.round((price * Number(percent)) / 100) : null;
}
