import { createHash, type Hash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { TableDigest } from "#db/dump/table-digest.ts";
import type { ChainReport } from "#domain/ndas/evidence/verify-chain.ts";
import { StartupError } from "#lib/errors.ts";
import { type BackupCipher, createBackupCipher } from "./backup-cipher.ts";
import { type createTarFile, openTarFile } from "./tar-file.ts";

/** The description of a backup in its `backup.json`. */
export interface Manifest {
  format: 1;
  /** ISO 8601. */
  created_at: string;
  edition: string;
  migrations: string[];
  sequences: Record<string, string>;
  tables: Record<string, TableDigest & { columns: string[] }>;
  jobs: number;
  files: { count: number; bytes: number };
  /** The result of verifying the NDA evidence when the backup was made. */
  evidence: ChainReport;
  /** A text encrypted with the site's SECRET_KEY, to recognize the key. */
  key_check: string;
  /** The salt for deriving the key from the passphrase; null if the backup is not encrypted. */
  salt: string | null;
}

const MANIFEST = "backup.json";
/** The file with the checksums, in the format of `sha256sum`. */
const CHECKSUMS = "SHA256SUMS";

/** An empty file, encrypted like all others, to check the passphrase. */
const PASSPHRASE_CHECK = "passphrase-check";

type Content = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** Writes the entries of a backup, and their checksums last. */
export function createBackupWriter(
  tar: Pick<Awaited<ReturnType<typeof createTarFile>>, "add">,
  cipher: BackupCipher | null,
) {
  const checksums: string[] = [];
  const add = async (path: string, content: AsyncIterable<Uint8Array>): Promise<void> => {
    const hash = createHash("sha256");
    await tar.add(path, hashChunks(content, hash));
    checksums.push(`${hash.digest("hex")}  ${path}`);
  };
  const write = async (path: string, content: Content, isCompressed = false): Promise<void> => {
    const source = Readable.from(content, { objectMode: false });
    const packed = isCompressed ? source.compose(createGzip()) : source;
    await add(path, cipher?.encrypt(path, packed) ?? packed);
  };
  return {
    write,
    async finish(manifest: Manifest): Promise<void> {
      if (cipher) await write(PASSPHRASE_CHECK, []);
      await add(MANIFEST, Readable.from([`${JSON.stringify(manifest, null, 2)}\n`], { objectMode: false }));
      await tar.add(CHECKSUMS, Readable.from([`${checksums.join("\n")}\n`], { objectMode: false }));
    },
  };
}

async function* hashChunks(content: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

/** A complete backup. */
export interface Backup {
  manifest: Manifest;
  /** The paths of its files. */
  paths: string[];
  read(path: string): Readable;
  readText(path: string): Promise<string>;
  readLines(path: string): AsyncIterable<string>;
}

/**
 * Opens a backup whose entries are all unchanged.
 *
 * @throws StartupError if it isn't a complete backup, was changed, or needs a passphrase.
 */
export async function openBackup(file: string, passphrase: string | null): Promise<Backup> {
  const tar = await openTarFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(
      error.code === "ENOENT" ? `There is no file ${file}.` : `${file} is not a complete backup: ${error.message}.`,
    );
  });
  if (!tar.names.includes(CHECKSUMS))
    throw new StartupError(`${file} is not a complete backup: it has no ${CHECKSUMS}.`);
  const readAll = async (name: string) => Buffer.concat(await tar.read(name).toArray()).toString("utf8");
  const lines = (await readAll(CHECKSUMS)).trimEnd().split("\n");
  const paths = lines.map((line) => line.slice(66));
  for (const [at, path] of paths.entries()) {
    const hash = createHash("sha256");
    if (tar.names.includes(path)) await pipeline(tar.read(path), hash);
    if (hash.digest("hex") !== lines[at]?.slice(0, 64))
      throw new StartupError(`${file} is damaged: ${path} was changed.`);
  }
  const manifest = JSON.parse(await readAll(MANIFEST)) as Manifest;
  if (manifest.format !== 1) throw new StartupError(`The backup ${file} is from a newer release.`);
  if (manifest.salt && !passphrase)
    throw new StartupError(`${file} is encrypted: set BACKUP_PASSPHRASE to the one it was made with.`);
  const cipher = manifest.salt && passphrase ? createBackupCipher(passphrase, manifest.salt) : null;
  const read = (path: string): Readable =>
    cipher ? Readable.from(cipher.decrypt(path, tar.read(path)), { objectMode: false }) : tar.read(path);
  const readText = async (path: string) => Buffer.concat(await read(path).toArray()).toString("utf8");
  if (cipher)
    await readText(PASSPHRASE_CHECK).catch(() => {
      throw new StartupError(`BACKUP_PASSPHRASE is not the one that ${file} was made with.`);
    });
  return { manifest, paths, read, readText, readLines: (path) => readLines(read(path)) };
}

/** Splits at line feeds only. Node's readline also splits at separators that may occur in JSON text. */
async function* readLines(source: Readable): AsyncGenerator<string> {
  const text = createGunzip().setEncoding("utf8");
  source.on("error", (error) => text.destroy(error)).pipe(text);
  let rest = "";
  for await (const chunk of text) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
