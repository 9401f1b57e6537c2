import { constants, createPrivateKey, privateEncrypt } from "node:crypto";
import { pdflibAddPlaceholder } from "@signpdf/placeholder-pdf-lib";
import { P12Signer } from "@signpdf/signer-p12";
import { SignPdf } from "@signpdf/signpdf";
import forge from "node-forge";
import { PDFDocument } from "pdf-lib";
import type { SignatureInfo } from "./pdf-document.ts";
import type { SigningKey } from "./signing-key.ts";

/** Reserved space for the signature and an authority's certificate chain, in bytes. */
const SIGNATURE_RESERVED_BYTES = 12_000;

/** Signs PDFs with a key and its certificates. */
export function createPdfSigner(signingKey: SigningKey): (pdf: Uint8Array, as: SignatureInfo) => Promise<Uint8Array> {
  const signer = new PdfSigner(signingKey);
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

/** The DER prefix of a DigestInfo with a SHA-256 hash (RFC 8017 §9.2, note 1). */
const SHA256_INFO = Buffer.from("3031300d060960864801650304020105000420", "hex");

/**
 * A PKCS#7 signature without the content, as `adbe.pkcs7.detached` requires (ISO 32000-1 §12.8.3.3). The library's own
 * signer parses its key each time and computes in JavaScript; here the key is parsed once and used by Node.
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
    if (!own) throw new Error("Signing needs a certificate.");
    for (const certificate of this.#certificates) signed.addCertificate(certificate);
    signed.content = forge.util.createBuffer(pdf.toString("binary"));
    signed.addSigner({
      key: this.#key as unknown as forge.pki.rsa.PrivateKey,
      certificate: own,
      digestAlgorithm: oids.sha256 as string,
      // In this order, because verifiers in the European Union require the content type to be first.
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
