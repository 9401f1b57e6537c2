/** Letters of Japanese, and the full-width forms of digits and signs. */
const IS_JAPANESE = /[\u3005-\u30ff\u3400-\u9fff\uff01-\uff60]/u;

/** A longer cell isn't a figure. */
const MAX_LENGTH = 200;

/** Whole cells and their equivalents in the notation that the other readers understand. */
const WORDS = new Map<string, string>(
  Object.entries({
    "Not disclosed":
      "応相談 要相談 相談 非公開 未公開 未定 不明 要問合せ 要問い合わせ お問い合わせください お問合せください 記載なし",
    Yes: "あり 有 有り 可 可能 はい ○ 〇 ◯ 対応可",
    No: "なし 無 無し 不可 いいえ × ✕",
    Active: "公開中 公開 募集中 販売中 掲載中 売出中 受付中",
    "Under contract": "交渉中 商談中 契約中 契約手続き中 成約予定 基本合意済 デューデリジェンス中",
    Sold: "成約 成約済 成約済み 売却済 売却済み 譲渡済 譲渡済み 契約済",
    Withdrawn: "取下げ 取り下げ 掲載終了 募集終了 掲載停止 停止中 終了",
    Draft: "下書き 準備中 公開前 審査中",
    Leased: "賃貸 賃借 テナント 借地",
    Franchise: "フランチャイズ FC加盟 FC募集",
    Business: "事業譲渡 株式譲渡 店舗譲渡 会社譲渡 居抜き譲渡",
  }).flatMap(([english, words]) => words.split(" ").map((word) => [word, english] as const)),
);

/** The first years of the eras, less one. */
const ERAS = new Map(Object.entries({ 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 }));

const UNITS = new Map(Object.entries({ 千万: 1e7, 百万: 1e6, 万: 1e4, 千: 1e3 }));

/**
 * Rewrites a Japanese amount, number, date, status or yes/no in the notation that the other readers understand:
 * "1億2,000万円" is "120000000 JPY", "平成10年" is "1998". Any other text is returned unchanged.
 */
export function toWesternNotation(text: string): string {
  if (text.length > MAX_LENGTH || !IS_JAPANESE.test(text)) return text;
  const written = text.normalize("NFKC").trim();
  const word = WORDS.get(written.replace(/\s/g, ""));
  if (word) return word;
  return rewriteAmount(rewriteDate(written))
    .replace(/(?<=\d|JPY)\s*[〜~](?=\s*\d)/g, " - ")
    .replace(/(?:正社員|社員|常勤)\s*/g, "FT ")
    .replace(/(?:パート・?アルバイト|パート|アルバイト|非常勤)\s*/g, "PT ")
    .replace(/(?:従業員|役員|計|約)\s*/g, "")
    .replace(/(?<=\d)\s*(?:名|人)/g, "")
    .replaceAll("、", ", ")
    .trim();
}

function rewriteDate(text: string): string {
  return text
    .replace(/(明治|大正|昭和|平成|令和)\s*(\d{1,2}|元)年/g, (_, era: string, year: string) => {
      return `${(ERAS.get(era) ?? 0) + (year === "元" ? 1 : Number(year))}年`;
    })
    .replace(/(\d{4})年\s*(\d{1,2})月\s*(\d{1,2})日/g, (_, ...parts: string[]) => parts.slice(0, 3).join("-"))
    .replace(/(\d{4})年\s*(\d{1,2})月/g, "$1-$2")
    .replace(/(\d{4})年(?:度)?(?:に)?(?:創業|設立|開業|オープン)?/g, "$1")
    .replace(/^(?:創業|設立|開業)\s*:?\s*(?=\d{4})/, "");
}

/** Rewrites "3,000万円", "1億2,000万円" and "500千円", with "以下" as an upper and "以上" as a lower limit. */
function rewriteAmount(text: string): string {
  const digits = text
    .replace(/^[▲△]/, "-")
    .replace(
      /(\d[\d,]*(?:\.\d+)?)\s*億(?:\s*(\d[\d,]*(?:\.\d+)?)\s*(千?)万)?|(\d[\d,]*(?:\.\d+)?)\s*(千万|百万|万|千(?=円))/g,
      (_, hundreds: string, rest: string, isThousands: string, single: string, unit: string) =>
        String(
          Math.round(
            single
              ? toNumber(single) * (UNITS.get(unit) ?? 1)
              : toNumber(hundreds) * 1e8 + toNumber(rest ?? "0") * (isThousands ? 1e7 : 1e4),
          ),
        ),
    )
    .replace(/(?<=\d)\s*円/g, " JPY");
  const [, upper] = /^(.*\d.*?)\s*(?:以下|まで|未満)$/.exec(digits) ?? [];
  if (upper) return `Up to ${upper}`;
  const [, lower] = /^(.*\d.*?)\s*(?:以上|から|[〜~])$/.exec(digits) ?? [];
  return lower ? `From ${lower}` : digits;
}

const toNumber = (text: string): number => Number(text.replaceAll(",", ""));
