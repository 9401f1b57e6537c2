import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { TableDigest } from "#db/dump/table-digest.ts";
import type { ChainReport } from "#domain/ndas/evidence/verify-chain.ts";
import { StartupError } from "#lib/errors.ts";
import { type BackupCipher, createBackupCipher } from "./backup-cipher.ts";

/** What a backup contains, in its `backup.json`. */
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
  /** The chain of NDA evidence as it was found when the backup was made. */
  evidence: ChainReport;
  /** Encrypted with the site's SECRET_KEY, to recognize it. */
  key_check: string;
  /** Of the key that the passphrase gives; null if the backup is not encrypted. */
  salt: string | null;
}

const MANIFEST = "backup.json";
/** In the format of `sha256sum`. */
const CHECKSUMS = "SHA256SUMS";

/** An empty file, encrypted like the others, to recognize the passphrase. */
const PASSPHRASE_CHECK = "passphrase-check";

type Content = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** Writes the files of a backup to a new folder and their checksums last. */
export function createBackupWriter(folder: string, cipher: BackupCipher | null) {
  const checksums: string[] = [];
  const write = async (path: string, content: Content, isCompressed = false): Promise<void> => {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const hash = createHash("sha256");
    await pipeline(
      Readable.from(content, { objectMode: false }),
      isCompressed ? createGzip() : new PassThrough(),
      async function* (source: AsyncIterable<Uint8Array>) {
        for await (const chunk of cipher?.encrypt(path, source) ?? source) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(target, { flags: "wx", mode: 0o600, flush: true }),
    );
    checksums.push(`${hash.digest("hex")}  ${path}`);
  };
  return {
    write,
    async finish(manifest: Manifest): Promise<void> {
      if (cipher) await write(PASSPHRASE_CHECK, []);
      const text = `${JSON.stringify(manifest, null, 2)}\n`;
      await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flush: true });
      checksums.push(`${createHash("sha256").update(text).digest("hex")}  ${MANIFEST}`);
      await writeFile(join(folder, CHECKSUMS), `${checksums.join("\n")}\n`, { mode: 0o600, flush: true });
    },
  };
}

/** A complete backup. */
export interface Backup {
  manifest: Manifest;
  /** The paths of its files. */
  paths: string[];
  read(path: string): Readable;
  readText(path: string): Promise<string>;
  /** The lines of a compressed file. */
  readLines(path: string): AsyncIterable<string>;
}

/**
 * Opens a backup whose files are all unchanged.
 *
 * @throws StartupError if it isn't a complete backup, was changed, or needs a passphrase.
 */
export async function openBackup(folder: string, passphrase: string | null): Promise<Backup> {
  const checksums = await readFile(join(folder, CHECKSUMS), "utf8").catch(() => {
    throw new StartupError(`${folder} is not a complete backup: it has no ${CHECKSUMS}.`);
  });
  const lines = checksums.trimEnd().split("\n");
  const paths = lines.map((line) => line.slice(66));
  for (const [at, path] of paths.entries()) {
    const found = await hashFile(join(folder, path)).catch(() => null);
    if (found === null) throw new StartupError(`The backup ${folder} is incomplete: ${path} is missing.`);
    if (found !== lines[at]?.slice(0, 64))
      throw new StartupError(`The backup ${folder} is damaged: ${path} was changed.`);
  }
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), "utf8")) as Manifest;
  if (manifest.format !== 1) throw new StartupError(`The backup ${folder} is from a newer release.`);
  if (manifest.salt && !passphrase)
    throw new StartupError(`The backup ${folder} is encrypted: set BACKUP_PASSPHRASE to the one it was made with.`);
  const cipher = manifest.salt && passphrase ? createBackupCipher(passphrase, manifest.salt) : null;
  const read = (path: string): Readable => {
    const file = createReadStream(join(folder, path));
    return cipher ? Readable.from(cipher.decrypt(path, file), { objectMode: false }) : file;
  };
  const readText = async (path: string) => Buffer.concat(await read(path).toArray()).toString("utf8");
  if (cipher)
    await readText(PASSPHRASE_CHECK).catch(() => {
      throw new StartupError(`BACKUP_PASSPHRASE is not the one that the backup ${folder} was made with.`);
    });
  return { manifest, paths, read, readText, readLines: (path) => readLines(read(path)) };
}

/** Splits at line feeds only: Node's readline also splits at separators that a JSON text may contain. */
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

async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
