import { createRequire } from "node:module";
import { Document, Font, Page, Text as PdfText, renderToBuffer, StyleSheet, View } from "@react-pdf/renderer";
import { Children, type ComponentProps, type ReactNode } from "react";
import type { Context } from "#domain/context.ts";
import type { Lead } from "#domain/leads/inquiries/lead.ts";
import { MULTIPLES_YEARS } from "#domain/listings/categories/multiples-years.ts";
import type { Comparables } from "#domain/valuation/comparables.ts";
import { DRIVER_LABELS } from "#domain/valuation/driver-labels.ts";
import { toMajorComparables, toMajorValuation } from "#domain/valuation/in-major.ts";
import type { EarningsValue, Valuation } from "#domain/valuation/valuation.ts";
import type { ValuedBusiness } from "#domain/valuation/value-business.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { listRegions, translateEditionWord } from "#editions/translated-data.ts";
import { breakWord } from "#integrations/pdf/break-word.ts";
import { replaceMissingLetters } from "#integrations/pdf/font-files.ts";
import { createCurrencyFormat } from "#lib/currency-format.ts";
import { createDateFormat } from "#lib/date-format.ts";
import { m } from "#messages/messages.js";

interface ReportProps {
  lead: Lead;
  valued: ValuedBusiness;
  /** The sector's display name. */
  sector: string;
  context: Pick<Context, "network" | "edition" | "clock">;
}

/** Subsets of one font family. A glyph that one subset lacks is taken from the next. */
const SUBSETS = ["latin", "latin-ext", "vietnamese", "japanese"] as const;
const getFamily = (subset: (typeof SUBSETS)[number]): string => `Report ${subset}`;
const PACKAGES = { japanese: "noto-sans-jp/files/noto-sans-jp" } as Record<string, string>;
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
let registered = false;

function registerFonts(): void {
  if (registered) return;
  registered = true;
  const { resolve } = createRequire(import.meta.url);
  const resolveFont = (name: string): string => resolve(`@fontsource/${name}`);
  for (const subset of SUBSETS) {
    const start = PACKAGES[subset] ?? "noto-sans/files/noto-sans";
    const resolveFontFile = (weight: number): string => resolveFont(`${start}-${subset}-${weight}-normal.woff`);
    Font.register({
      family: getFamily(subset),
      fonts: [400, 600].map((fontWeight) => ({ src: resolveFontFile(fontWeight), fontWeight })),
    });
  }
  Font.registerHyphenationCallback(breakWord);
}

/** Renders a requested valuation as a PDF of one or two pages in the reader's language. */
export async function drawValuationReport(props: ReportProps): Promise<Uint8Array> {
  registerFonts();
  return renderToBuffer(<Report {...props} />);
}

/** Text without letters that the fonts lack. */
function Text({
  children,
  ...props
}: {
  style?: ComponentProps<typeof View>["style"];
  fixed?: boolean;
  children: ReactNode;
}) {
  const drawn = Children.map(children, (child) => (typeof child === "string" ? replaceMissingLetters(child) : child));
  return <PdfText {...props}>{drawn}</PdfText>;
}

const INK = "#1f2430";
const SOFT = "#545c69";
const RULE = "#ddd4c3";
const ACCENT = "#1d5c4d";

const styles = StyleSheet.create({
  page: { padding: 48, paddingBottom: 64, fontSize: 10, lineHeight: 1.45, color: INK },
  brand: { fontSize: 11, fontWeight: 600, color: ACCENT },
  title: { fontSize: 22, fontWeight: 600, marginTop: 18, lineHeight: 1.25 },
  lead: { color: SOFT, marginTop: 6 },
  heading: { fontSize: 13, fontWeight: 600, marginTop: 18, marginBottom: 6 },
  range: { flexDirection: "row", marginTop: 20, borderTopWidth: 2, borderTopColor: ACCENT, paddingTop: 10 },
  end: { flex: 1 },
  label: { color: SOFT },
  amount: { fontSize: 18, fontWeight: 600, lineHeight: 1.3 },
  bar: { height: 8, marginTop: 10, borderRadius: 4, backgroundColor: "#f1eadd", position: "relative" },
  fill: { position: "absolute", top: 0, bottom: 0, borderRadius: 4, backgroundColor: ACCENT },
  row: {
    flexDirection: "row",
    justifyContent: "space-between",
    borderBottomWidth: 1,
    borderBottomColor: RULE,
    paddingVertical: 3,
  },
  strong: { fontWeight: 600 },
  paragraph: { marginTop: 5 },
  foot: { position: "absolute", left: 48, right: 48, bottom: 28, fontSize: 8, color: SOFT },
});

function Report({ lead, valued, sector, context: { network, edition, clock } }: ReportProps) {
  const { locale, name, received_at } = lead.enquiry;
  const options = getMessageOptions(locale);
  const value = toMajorValuation(valued.valuation, edition.currency);
  const comparables = valued.comparables && toMajorComparables(valued.comparables, edition.currency);
  const formats = createFormats(getFormatLocale(edition, locale), edition.currency);
  // The Japanese font is by far the largest file, so it is loaded only if needed.
  const isJapanese = locale === "ja-JP" || JAPANESE.test([name, sector, lead.office.name].join(" "));
  const families = SUBSETS.filter((subset) => subset !== "japanese" || isJapanese).map(getFamily);
  const about = { name, sector, date: formats.date(received_at) };
  return (
    <Document title={m.report_title({}, options)} author={network.brand} language={locale} creationDate={clock()}>
      <Page size={edition.paper_size} style={[styles.page, { fontFamily: families as never }]}>
        <Text style={styles.brand}>{network.brand}</Text>
        <Text style={styles.title}>{m.report_title({}, options)}</Text>
        <Text style={styles.lead}>{m.report_about(about, options)}</Text>
        {value.basis === "earnings" ? (
          <Earnings value={value} formats={formats} options={options} />
        ) : (
          <Text style={styles.heading}>{m.value_assets_text({ sde: formats.money(value.sde) }, options)}</Text>
        )}
        {value.basis === "earnings" && (
          <ComparableSales
            comparables={comparables}
            sector={sector}
            edition={edition}
            locale={locale}
            formats={formats}
            options={options}
          />
        )}
        <Text style={styles.heading}>{m.report_sources({}, options)}</Text>
        <Text>
          {m.report_source(
            {
              multiple: formats.exact(value.sector_multiple),
              source: m.value_multiples_source(MULTIPLES_YEARS, options),
              as_of: value.as_of,
            },
            options,
          )}
        </Text>
        <ValuedSeparately value={value} formats={formats} options={options} />
        {/* Together, so that the phone number is never alone on a second page. */}
        <View wrap={false}>
          <Text style={styles.paragraph}>{m.report_no_appraisal({}, options)}</Text>
          <Text style={styles.paragraph}>
            {m.report_next(
              { office: lead.office.name, phone: lead.agent?.phone ?? lead.office.phone ?? network.default_phone },
              options,
            )}
          </Text>
        </View>
        <Text style={styles.foot} fixed>
          {`${network.brand} · ${new URL(network.origin).host} · ${formats.date(clock())}`}
        </Text>
      </Page>
    </Document>
  );
}

type Formats = ReturnType<typeof createFormats>;
type MessageOptions = ReturnType<typeof getMessageOptions>;

function createFormats(locale: string, currency: string) {
  const money = createCurrencyFormat(locale, currency);
  const change = createCurrencyFormat(locale, currency, { signDisplay: "exceptZero" });
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const date = createDateFormat(locale, { timeZone: "UTC" });
  return {
    money: (amount: number) => money.format(amount),
    change: (amount: number) => change.format(amount),
    exact: (number: number) => exact.format(number),
    date: (time: Date) => date.format(time),
  };
}

interface Part {
  formats: Formats;
  options: MessageOptions;
}

function Earnings({ value, formats, options }: Part & { value: EarningsValue }) {
  const { low, likely, high, base, drivers } = value;
  const ends: [string, number][] = [
    [m.value_low({}, options), low],
    [m.value_likely({}, options), likely],
    [m.value_high({}, options), high],
  ];
  // The bar extends two fifths below and above the likely value, as on the page.
  const place = (amount: number): number =>
    likely > 0 ? 50 + 50 * Math.max(-1, Math.min(1, (amount / likely - 1) / 0.4)) : 50;
  return (
    <>
      <View style={styles.range}>
        {ends.map(([label, amount]) => (
          <View key={label} style={styles.end}>
            <Text style={styles.label}>{label}</Text>
            <Text style={styles.amount}>{formats.money(amount)}</Text>
          </View>
        ))}
      </View>
      <View style={styles.bar}>
        <View style={[styles.fill, { left: `${place(low)}%`, width: `${place(high) - place(low)}%` }]} />
      </View>
      <Text style={styles.paragraph}>
        {m.value_how({ sde: formats.money(value.sde), multiple: formats.exact(value.multiple) }, options)}
      </Text>
      <Text style={styles.heading}>{m.value_drivers({}, options)}</Text>
      <Line label={m.value_drivers_base({}, options)} text={formats.money(base)} isStrong />
      {drivers.map(({ name, effect }) => (
        <Line key={name} label={DRIVER_LABELS[name]({}, options)} text={formats.change(effect)} />
      ))}
      <Line label={m.value_likely({}, options)} text={formats.money(likely)} isStrong />
    </>
  );
}

function Line({ label, text, isStrong = false }: { label: string; text: string; isStrong?: boolean }) {
  const style = isStrong ? styles.strong : {};
  return (
    <View style={styles.row} wrap={false}>
      <Text style={style}>{label}</Text>
      <Text style={style}>{text}</Text>
    </View>
  );
}

interface ComparedProps extends Part {
  comparables: Comparables | null;
  sector: string;
  edition: Context["edition"];
  locale: Locale;
}

function ComparableSales({ comparables, sector, edition, locale, formats, options }: ComparedProps) {
  const { reach = "country", place: slug = null } = comparables ?? {};
  const names = listRegions(locale, edition);
  const region =
    reach === "region" ? names.find((each) => each.slug === slug)?.name : slug && translateEditionWord(locale, slug);
  const place = region ? m.sales_compared_in({ place: region }, options) : m.sales_compared_country({}, options);
  return (
    <>
      <Text style={styles.heading}>{m.sales_compared_title({}, options)}</Text>
      <Text>
        {comparables
          ? m.sales_compared_text(
              {
                n: comparables.n,
                sector,
                place,
                median: formats.exact(comparables.median),
                lower: formats.exact(comparables.lower),
                upper: formats.exact(comparables.upper),
              },
              options,
            )
          : m.sales_compared_none({ sector }, options)}
      </Text>
    </>
  );
}

function ValuedSeparately({
  value: { inventory, assets, real_estate },
  formats,
  options,
}: Part & { value: Valuation }) {
  const result: [number | null, typeof m.value_inventory_separate][] = [
    [inventory, m.value_inventory_separate],
    [assets, m.value_assets_part],
    [real_estate, m.value_real_estate_separate],
  ];
  return result.map(([amount, words]) =>
    amount !== null && amount > 0 ? (
      <Text key={words({ amount: "" }, options)} style={styles.paragraph}>
        {words({ amount: formats.money(amount) }, options)}
      </Text>
    ) : null,
  );
}
