import { Document, Image, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import { type FontFile, listFontFamilies, replaceMissingLetters } from "./font-files.ts";
import { registerFonts } from "./fonts.ts";
import type { PdfBlock, PdfDocument } from "./pdf-document.ts";

/** Renders a document as PDF. The first call takes a second to load the library and its fonts. */
export async function renderPdf(document: PdfDocument, fontFile: FontFile): Promise<Uint8Array> {
  registerFonts(fontFile);
  return renderToBuffer(<Drawn {...document} />);
}

function Drawn({ language, size, title, author, id, created_at, logo, footer, blocks }: PdfDocument) {
  return (
    <Document
      language={language}
      title={title}
      author={author}
      subject={id}
      creator={author}
      producer={author}
      creationDate={created_at}
      modificationDate={created_at}
    >
      <Page size={size} style={styles.page}>
        <Text style={[styles.footer, { fontFamily: listFontFamilies(footer) }]} fixed>
          {replaceMissingLetters(footer)}
        </Text>
        {logo && <Image src={{ data: Buffer.from(logo.png), format: "png" }} style={[styles.logo, fitLogo(logo)]} />}
        {groupBlocks(blocks).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn once.
          <Group key={index} blocks={group} />
        ))}
      </Page>
    </Document>
  );
}

/** Groups a signature with the paragraph before it, so that a signature is never alone on a page. */
function groupBlocks(blocks: readonly PdfBlock[]): PdfBlock[][] {
  const groups: PdfBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === "signature" && last?.at(-1)?.kind === "paragraph") last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function Group({ blocks: [first, second] }: { blocks: readonly PdfBlock[] }) {
  if (!first) return null;
  if (!second) return <Block {...first} />;
  return (
    <View wrap={false}>
      <Block {...first} />
      <Block {...second} />
    </View>
  );
}

/** In points. */
const MAX_LOGO = { width: 160, height: 32 };

function fitLogo({ width, height }: { width: number; height: number }) {
  const scale = Math.min(MAX_LOGO.width / width, MAX_LOGO.height / height);
  return { width: width * scale, height: height * scale };
}

/** Space below a heading for three lines, in points: a paragraph of three isn't split, so it would leave its heading. */
const MIN_AFTER_HEADING = 50;

function Block(block: PdfBlock) {
  if (block.kind === "page_break") return <View break />;
  if (block.kind === "facts") {
    return (
      <View style={styles.facts}>
        {block.facts.map(({ label, value }) => (
          <View key={`${label} ${value}`} style={styles.fact} wrap={false}>
            <Written style={styles.label}>{label}</Written>
            <Written style={styles.value}>{value}</Written>
          </View>
        ))}
      </View>
    );
  }
  if (block.kind === "signature") {
    return (
      <View style={styles.signature} wrap={false}>
        <Written style={styles.above}>{block.label}</Written>
        <Written style={styles.signed}>{block.text}</Written>
        <Written style={styles.foot}>{block.below}</Written>
      </View>
    );
  }
  const { kind, text } = block;
  return (
    <Written style={styles[kind]} minPresenceAhead={kind === "heading" ? MIN_AFTER_HEADING : 0}>
      {text}
    </Written>
  );
}

interface WrittenProps {
  style: (typeof styles)[keyof typeof styles];
  minPresenceAhead?: number;
  children: string;
}

/** Text in its own direction: right to left if its first letter is from such a script. */
function Written({ style, minPresenceAhead = 0, children }: WrittenProps) {
  const first = /\p{Letter}/u.exec(children)?.[0] ?? "";
  const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first);
  return (
    <Text
      style={[style, { fontFamily: listFontFamilies(children) }, isRightToLeft ? { direction: "rtl" } : {}]}
      minPresenceAhead={minPresenceAhead}
    >
      {replaceMissingLetters(children)}
    </Text>
  );
}

const INK = "#1d1d1b";
const SOFT = "#5c5a55";
const RULE = "#c9c5bb";

const styles = StyleSheet.create({
  page: {
    fontFamily: "latin",
    paddingTop: 56,
    paddingBottom: 64,
    paddingHorizontal: 64,
    fontSize: 10,
    lineHeight: 1.45,
    color: INK,
  },
  logo: { marginBottom: 18 },
  // Margins are above, because a text whose bottom margin doesn't fit on the page would leave its heading there.
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.2, marginBottom: 9 },
  heading: { fontWeight: 700, fontSize: 11, marginTop: 13 },
  paragraph: { marginTop: 5 },
  facts: { fontSize: 9, marginTop: 11, borderTopWidth: 0.5, borderTopColor: RULE },
  fact: {
    flexDirection: "row",
    paddingVertical: 4,
    borderBottomWidth: 0.5,
    borderBottomColor: RULE,
  },
  label: { width: 120, paddingRight: 10, color: SOFT },
  value: { flex: 1 },
  signature: { marginTop: 28, paddingTop: 8, borderTopWidth: 0.5, borderTopColor: RULE },
  above: { color: SOFT },
  signed: { fontSize: 18, lineHeight: 1.4, marginVertical: 4 },
  foot: {},
  footer: {
    position: "absolute",
    bottom: 30,
    left: 64,
    right: 64,
    fontSize: 8,
    color: SOFT,
  },
});
