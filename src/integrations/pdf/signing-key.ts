import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { StartupError } from "#lib/errors.ts";
import type { KeyFiles } from "../files/key-files.ts";

/** A private key and its certificate chain as PEM. The first certificate is the key's own. */
export interface SigningKey {
  key: string;
  certificates: string[];
}

export const SIGNING_KEY_FILE = "seal.pem";
const YEARS = 20;

/**
 * Loads the key with which the network signs documents: `seal.pem` beside its files, with a private key (RSA, at least
 * 2048 bits, no passphrase) and its certificate. The first start creates a self-signed one; an operator may replace it
 * with one from a certificate authority. All nodes share it.
 *
 * @throws StartupError if the file is invalid
 */
export async function loadSigningKey(keys: KeyFiles, brand: string): Promise<SigningKey> {
  const stored = await keys.read(SIGNING_KEY_FILE);
  const pem = stored ?? (await keys.createOnce(SIGNING_KEY_FILE, await createSigningKey(brand)));
  const key = /-----BEGIN (RSA )?PRIVATE KEY-----[\s\S]+?-----END (RSA )?PRIVATE KEY-----/.exec(pem)?.[0];
  const certificates = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  if (!key || certificates.length === 0) {
    throw new StartupError(
      `${SIGNING_KEY_FILE} in ${keys.place} must have a private key and its certificate in PEM format. Fix or remove it.`,
    );
  }
  return { key, certificates };
}

/** Creates a key with a self-signed certificate. */
export async function createSigningKey(brand: string, from = new Date()): Promise<string> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: 3072,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const { default: forge } = await import("node-forge");
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  // A positive number without leading zeros, which DER doesn't allow.
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(16))}`;
  certificate.validity.notBefore = from;
  certificate.validity.notAfter = new Date(from);
  certificate.validity.notAfter.setFullYear(from.getFullYear() + YEARS);
  // forge needs to be told the encoding of a name with non-ASCII letters.
  const named = [
    { name: "commonName", value: `${brand} document seal`, valueTagClass: forge.asn1.Type.UTF8 },
    { name: "organizationName", value: brand, valueTagClass: forge.asn1.Type.UTF8 },
  ] as unknown as Parameters<typeof certificate.setSubject>[0];
  certificate.setSubject(named);
  certificate.setIssuer(named);
  certificate.setExtensions([
    { name: "basicConstraints", cA: false },
    { name: "keyUsage", critical: true, digitalSignature: true, nonRepudiation: true },
    { name: "subjectKeyIdentifier" },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return `${privateKey}${forge.pki.certificateToPem(certificate)}`;
}
