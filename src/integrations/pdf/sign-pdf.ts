import { constants, createPrivateKey, privateEncrypt } from "node:crypto";
import { pdflibAddPlaceholder } from "@signpdf/placeholder-pdf-lib";
import { P12Signer } from "@signpdf/signer-p12";
import { SignPdf } from "@signpdf/signpdf";
import forge from "node-forge";
import { PDFDocument } from "pdf-lib";
import type { SignatureInfo } from "./pdf-document.ts";
import type { SigningKey } from "./signing-key.ts";

/** Room for the signature and the chain of certificates of an authority, in bytes. */
const SIGNATURE_RESERVED_BYTES = 12_000;

/** Signs PDFs with a key and its certificates. */
export function pdfSigner(seal: SigningKey): (pdf: Uint8Array, as: SignatureInfo) => Promise<Uint8Array> {
  const signer = new PdfSigner(seal);
  return async (pdf, { at, reason, name }) => {
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    pdflibAddPlaceholder({
      pdfDoc: document,
      reason,
      name,
      contactInfo: "",
      location: "",
      signingTime: at,
      signatureLength: SIGNATURE_RESERVED_BYTES,
    });
    return new SignPdf().sign(Buffer.from(await document.save({ useObjectStreams: false })), signer, at);
  };
}

/** The start of a DigestInfo that holds a SHA-256 (RFC 8017 §9.2, note 1). */
const SHA256_INFO = Buffer.from("3031300d060960864801650304020105000420", "hex");

/**
 * A PKCS#7 signature without the content, as `adbe.pkcs7.detached` wants it (ISO 32000-1 §12.8.3.3). The library's own
 * signer unpacks its key anew each time and reckons in script; the key here is unpacked once and Node's to use.
 */
class PdfSigner extends P12Signer {
  readonly #certificates: forge.pki.Certificate[];
  readonly #key: { sign(digest: forge.md.MessageDigest): string };

  constructor({ key, certificates }: SigningKey) {
    super(Buffer.alloc(0));
    const privateKey = createPrivateKey(key);
    this.#certificates = certificates.map((pem) => forge.pki.certificateFromPem(pem));
    this.#key = {
      sign(digest) {
        const info = Buffer.concat([SHA256_INFO, Buffer.from(digest.digest().getBytes(), "binary")]);
        const padding = constants.RSA_PKCS1_PADDING;
        return privateEncrypt({ key: privateKey, padding }, info).toString("binary");
      },
    };
  }

  override async sign(pdf: Buffer, signingTime?: Date): Promise<Buffer> {
    const { oids } = forge.pki;
    const signed = forge.pkcs7.createSignedData();
    const [own] = this.#certificates;
    if (!own) throw new Error("A seal needs a certificate.");
    for (const certificate of this.#certificates) signed.addCertificate(certificate);
    signed.content = forge.util.createBuffer(pdf.toString("binary"));
    signed.addSigner({
      key: this.#key as unknown as forge.pki.rsa.PrivateKey,
      certificate: own,
      digestAlgorithm: oids.sha256 as string,
      // In this order: verifiers in the European Union want the content's type first.
      authenticatedAttributes: [
        { type: oids.contentType as string, value: oids.data as string },
        { type: oids.signingTime as string, value: (signingTime ?? new Date()) as unknown as string },
        { type: oids.messageDigest as string },
      ],
    });
    signed.sign({ detached: true });
    return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), "binary");
  }
}
