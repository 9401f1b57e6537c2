import { NUMBER_FACTORS } from "#lib/number-factors.ts";
import { getOwnValue } from "#lib/own-value.ts";

/** A longer cell isn't a figure. */
const MAX_LENGTH = 200;

/**
 * Whole cells in Spanish, French, Vietnamese and German, and their equivalents in the notation that the other readers
 * understand.
 */
const WORDS = new Map<string, string>(
  Object.entries({
    "Not disclosed": `a consultar|consultar|consultar precio|precio a consultar|a convenir|no disponible|no divulgado|no revelado|
      no indicado|sin datos|confidencial|negociable|precio negociable|bajo petición|non divulgué|non communiqué|non précisé|
      non disponible|confidentiel|sur demande|prix sur demande|à discuter|à débattre|prix à débattre|à négocier|négociable|
      nous contacter|nous consulter|auf anfrage|k. a.|k.a.|keine angabe|vertraulich|verhandlungssache|vb|vhb|thỏa thuận|thoả thuận|thương lượng|giá thỏa thuận|liên hệ|không công khai|chưa công bố|bảo mật`,
    Yes: "sí|oui|có|ja|incluido|incluida|incluidos|inclus|incluse|bao gồm|verdadero|vrai",
    No: "non|không|nein|ninguno|ninguna|aucun|aucune|no incluido|no incluida|non inclus|non incluse|không bao gồm|falso|faux",
    Active: `activo|activa|publicado|publicada|en venta|disponible|actif|active|publié|publiée|à vendre|en vente|
      đang bán|đang hoạt động|đang rao bán|còn hàng|aktiv|verfügbar|zu verkaufen`,
    "Under contract": `bajo contrato|en negociación|reservado|reservada|con oferta|arras firmadas|sous contrat|sous offre|
      en négociation|sous compromis|offre acceptée|đang đàm phán|đang thương lượng|đã đặt cọc|reserviert|in verhandlung`,
    Sold: "vendido|vendida|cerrado|cerrada|vendu|vendue|conclu|conclue|đã bán|đã chuyển nhượng|đã sang nhượng|verkauft",
    Withdrawn:
      "retirado|retirada|cancelado|cancelada|caducado|retiré|retirée|annulé|annulée|expiré|expirée|đã rút|đã hủy|hết hạn|zurückgezogen|abgelaufen",
    Draft: "borrador|brouillon|bản nháp|nháp|entwurf",
    Leased: "alquilado|alquiler|en alquiler|arrendado|loué|en location|location|bail|thuê|đi thuê|thuê mặt bằng",
    Franchise: "franquicia|nhượng quyền",
    Business: "negocio|traspaso|empresa|entreprise|commerce|fonds de commerce|doanh nghiệp|sang nhượng",
  }).flatMap(([english, words]) => words.split("|").map((word) => [word.trim().normalize(), english] as const)),
);

/** Months without accents, by number, abbreviated to the letters that distinguish them. */
const MONTHS: [RegExp, string][] = [
  [/^(?:ene|janv)/, "Jan"],
  [/^(?:feb|fevr)/, "Feb"],
  [/^(?:mar)/, "Mar"],
  [/^(?:abr|avr)/, "Apr"],
  [/^(?:may|mai)/, "May"],
  [/^(?:juin|jun)/, "Jun"],
  [/^(?:juil|jul)/, "Jul"],
  [/^(?:ago|aou)/, "Aug"],
  [/^(?:sep|set)/, "Sep"],
  [/^(?:oct)/, "Oct"],
  [/^(?:nov)/, "Nov"],
  [/^(?:dic|dec)/, "Dec"],
];

const NUMBER = String.raw`\d[\d.,]*(?: \d{3}(?!\d))*`;
const PARTS = new RegExp(
  String.raw`(${NUMBER}) ?(\p{L}{1,9})(?: (?:y )?(${NUMBER}) ?(\p{L}{2,9})| (\d))(?!\p{L})`,
  "giu",
);

/** Words beside an amount, and their English equivalents. */
const PHRASES: [RegExp, string | ((...groups: string[]) => string)][] = [
  [/^(?:between|entre)\s(?=\D{0,3}\d)(.+?)\s(?:and|y|et)\s(?=\D{0,3}\d)/iu, "$1 - "],
  // "1,5 Mio. $" and "39.000,- $"
  [/(\d+)(?:,(\d{1,2}))?\s?mio\.?(?!\p{L})/giu, (_, whole: string, tenths = "0") => `${whole}.${tenths} million`],
  [/(?<=\d),[-–—]+(?!\d)/gu, ""],
  [/\bmil millones\b/giu, "billion"],
  [/(?<=\d)\s?milliards?(?!\p{L})/giu, " billion"],
  [/(?:\s(?:de|d[’']))?\s?(?<=[\d\p{L}\s’'])euros?(?!\p{L})/giu, " EUR"],
  [/(?<=[\d\p{L}]\s?)(?:vnđ|đồng|đ)(?!\p{L})/giu, " VND"],
  [/(?:\s(?:\/|al|por|par|một|mỗi)|\s?\/)\s?(?:mes|mois|tháng)(?!\p{L})/giu, " per month"],
  [/\s(?:mensual(?:es)?|mensuels?|mensuelle)$/iu, " per month"],
  [/(?:\s(?:\/|al|por|par|một|mỗi)|\s?\/)\s?(?:año|an|année|năm)(?!\p{L})/giu, " per year"],
  [/\s(?:anual(?:es)?|annuels?|annuelle)$/iu, " per year"],
  [/^(?:ab|desde|a partir de|à partir de|dès|từ|más de|plus de|trên)\s(?=\D{0,3}\d)/iu, "From "],
  [/^(?:hasta|como máximo|jusqu[’']à|au maximum|maximum|tối đa|dưới|menos de|moins de)\s(?=\D{0,3}\d)/iu, "Up to "],
  [/^(?:aprox(?:imadamente|\.)?|alrededor de|unos|environ|env\.|khoảng)\s(?=\D{0,3}\d)/iu, "about "],
  [/(?<=[\d\p{L}\p{Sc}])\s(?:a|à|hasta|đến|bis)\s(?=\D{0,3}\d)/giu, " - "],
  [/\s(?:más|plus|\+)\s(?:existencias|stock|inventario)$/iu, " + inventory"],
  [/[\s,(]*(?:negociables?|négociable|à débattre|có thương lượng|thương lượng|vhb|vb)\)?$/iu, " negotiable"],
];

/**
 * Rewrites a Spanish, French, Vietnamese or German amount, date, status or yes/no in the notation that the other readers
 * understand: "1 tỷ 200 triệu đồng" is "1200000000 VND", "31 de mayo de 2026" is "31 May 2026". Any other text is
 * returned unchanged.
 */
export function translateNotation(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  const written = text.normalize("NFC").replace(/\s+/g, " ").trim();
  const word = WORDS.get(written.toLowerCase());
  if (word) return word;
  const date = translateDate(written);
  if (date) return date;
  if (!/\d/.test(written)) return text;
  const amount = PHRASES.reduce(
    (rest, [words, english]) =>
      typeof english === "string" ? rest.replace(words, english) : rest.replace(words, english),
    addParts(written),
  );
  return amount === written ? text : amount.replace(/\s+/g, " ").trim();
}

/** Rewrites "31 de mayo de 2026", "1er juin 2026" and "ngày 31 tháng 5 năm 2026". */
function translateDate(text: string): string | null {
  const vietnamese = /^(?:ngày )?(\d{1,2}) tháng (\d{1,2})(?: năm|,)? (\d{4})$/iu.exec(text);
  if (vietnamese) return [vietnamese[3], vietnamese[2], vietnamese[1]].map((part) => part?.padStart(2, "0")).join("-");
  const [, day, name = "", year] =
    /^(?:\p{L}+,? )?(?:el |le )?(\d{1,2})(?:er|º)?[ /-](?:de )?(\p{L}{3,10})\.?[ /-](?:de |del )?(\d{4}|\d{2})$/iu.exec(
      text,
    ) ?? [];
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const month = MONTHS.find(([start]) => start.test(plain))?.[1];
  return month ? `${day} ${month} ${year}` : null;
}

/** Adds the parts of "1 tỷ 200 triệu", "1 millón 200 mil" and "1 tỷ 5", where a single digit counts tenths. */
function addParts(text: string): string {
  return text.replace(PARTS, (all, first: string, unit: string, second = "", smaller = "", tenths = "") => {
    const factor = getOwnValue(NUMBER_FACTORS, unit.toLowerCase()) ?? 0;
    const lower = tenths ? factor / 10 : (getOwnValue(NUMBER_FACTORS, smaller.toLowerCase()) ?? 0);
    const [high, low] = [toNumber(first), toNumber(second || tenths)];
    const hasTenths = !tenths || unit.toLowerCase().startsWith("t");
    const isSum =
      hasTenths &&
      factor >= 1e6 &&
      lower > 0 &&
      lower < factor &&
      high !== null &&
      low !== null &&
      low * lower < factor;
    return isSum ? String(Math.round(high * factor + low * lower)) : all;
  });
}

/** Parses a whole number, or one with one or two decimals. */
function toNumber(text: string): number | null {
  return /^\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : null;
}
