import { crc32, deflateRawSync } from "node:zlib";
import { PDFDocument, StandardFonts } from "pdf-lib";

/** Creates a PDF with text on each page. */
export async function createPdf({ pages = 2, text = "Profit and loss" } = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page++)
    pdf.addPage([595, 842]).drawText(`${text}, page ${page}`, { x: 60, y: 700, size: 24, font });
  return pdf.save();
}

/** Creates an Excel workbook with one sheet of text and numbers. */
export function createXlsx(rows: (string | number)[][], name = "Accounts"): Uint8Array {
  const getColumnName = (at: number): string =>
    at < 26 ? String.fromCharCode(65 + at) : `${getColumnName(Math.floor(at / 26) - 1)}${getColumnName(at % 26)}`;
  const renderCell = (value: string | number, row: number, at: number): string => {
    const place = `r="${getColumnName(at)}${row + 1}"`;
    return typeof value === "number"
      ? `<c ${place}><v>${value}</v></c>`
      : `<c ${place} t="inlineStr"><is><t>${value.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</t></is></c>`;
  };
  const lines = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((value, at) => renderCell(value, row, at)).join("")}</row>`,
  );
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packaged = "http://schemas.openxmlformats.org/package/2006";
  const renderRelation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const renderRelations = (inside: string): string =>
    `<Relationships xmlns="${packaged}/relationships">${inside}</Relationships>`;
  return createZip({
    "[Content_Types].xml": `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": renderRelations(renderRelation("rId1", "officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": renderRelations(renderRelation("rId1", "worksheet", "worksheets/sheet1.xml")),
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${lines.join("")}</sheetData></worksheet>`,
  });
}

/** Creates a ZIP archive. */
export function createZip(entries: Record<string, string | Uint8Array>): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const plain = Buffer.from(content as string);
    const packed = deflateRawSync(plain);
    const sizes = Buffer.alloc(18);
    sizes.writeUInt16LE(8, 0);
    sizes.writeUInt32LE(crc32(plain), 6);
    sizes.writeUInt32LE(packed.length, 10);
    sizes.writeUInt32LE(plain.length, 14);
    const names = Buffer.from(name);
    const length = Buffer.alloc(4);
    length.writeUInt16LE(names.length);
    const start = Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0]);
    parts.push(start, sizes, length, names, packed);
    const place = Buffer.alloc(10);
    place.writeUInt32LE(0, 2);
    place.writeUInt32LE(offset, 6);
    const head = Buffer.from([0x50, 0x4b, 1, 2, 20, 0, 20, 0, 0, 0]);
    directory.push(head, sizes, length, Buffer.alloc(4), place, names);
    offset += start.length + sizes.length + length.length + names.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, listed, end]));
}

/** Creates an OpenDocument spreadsheet with the given body of `content.xml`. */
export function createOds(body: string): Uint8Array {
  const names = ["office", "table", "text"].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  );
  return createZip({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml": `<office:document-content ${names.join(" ")}><office:body>${body}</office:body></office:document-content>`,
  });
}
