import { once } from "node:events";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import { getPage } from "../support/page.ts";
import { sendRequest } from "../support/send-request.ts";
import { createDataFolder, type Site, startSite } from "../support/server.ts";
import { runProgram, spawnProgram } from "../support/server-process.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});

const HEADER = "Listing #,Headline,Category,Location,Asking Price,Office\n";

/** Writes a spreadsheet next to a site's data and returns its path. */
async function writeSpreadsheet(folder: string, name: string, rows: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, HEADER + rows);
  return file;
}

const importInto = (folder: string, ...args: string[]) =>
  runProgram("command.js", ["import", ...args], { DATA_DIR: folder });

const search = async (origin: string, words: string) => {
  const { body } = await sendRequest(origin, `/buy-a-business/business-listing-search?q=${encodeURIComponent(words)}`);
  return getPage(body).links.filter((link) => link.includes("/listings/"));
};

describe("importing while the site runs", () => {
  test("shows the listing at once and reports the invalid rows", async () => {
    const file = await writeSpreadsheet(
      site.dataDir,
      "running.csv",
      '80010001,Heron Lane Bookbindery,Retail,"Tampa, FL","$1,250,000",tampa-bay\n' +
        '80010002,"A bad price\nin a row of two lines",Retail,"Tampa, FL",abc,tampa-bay\n' +
        ',,Retail,"Tampa, FL",1,tampa-bay\n' +
        '80010003,Second Heron Shop,Retail,"Nowhere, ZZ",1,tampa-bay\n',
    );
    const { code, stdout } = await importInto(site.dataDir, file);
    expect(code).toBe(0);
    const lines = stdout.trim().split("\n");
    // The line where each record starts.
    expect(lines.filter((line) => line.startsWith("line ")).map((line) => Number(/\d+/.exec(line)?.[0]))).toEqual([
      3, 5, 6,
    ]);
    expect(stdout).toContain("1 new");
    expect(stdout).toContain("3 rejected");
    const report = await readFile(`${file}.import-report.csv`, "utf8");
    expect(report).toContain("abc");
    expect(report.split("\r\n").length).toBeGreaterThan(3);
    expect(await search(site.origin, "Heron Lane Bookbindery")).toEqual([
      "/buy-a-business/listings/heron-lane-bookbindery-80010001",
    ]);
    const page = await sendRequest(site.origin, "/buy-a-business/listings/heron-lane-bookbindery-80010001");
    expect(getPage(page.body).text).toContain("$1,250,000");

    const again = await importInto(site.dataDir, file);
    expect(again.code).toBe(0);
    expect(again.stdout).toContain("1 unchanged");
  });

  test("exits with 2 and one line for a missing file, a folder or a file that is no list", async () => {
    await mkdir(join(site.dataDir, "folder.csv"));
    await writeFile(join(site.dataDir, "empty.csv"), "");
    for (const name of ["missing.csv", "folder.csv", "empty.csv"]) {
      const { code, stdout, stderr } = await importInto(site.dataDir, join(site.dataDir, name));
      expect({ name, code, stdout }).toEqual({ name, code: 2, stdout: "" });
      expect(stderr.trim()).toMatch(new RegExp(`^[^\n]*${name}[^\n]*$`));
    }
    expect((await importInto(site.dataDir)).code).toBe(2);
  });

  test("uses a socket that only this user can open", async () => {
    const { mode } = await stat(join(site.dataDir, "command.sock"));
    expect(mode & 0o777).toBe(0o600);
  });

  test("rejects an unknown command and keeps the site running", async () => {
    const unknown = await runProgram("command.js", ["no-such-command"], { DATA_DIR: site.dataDir });
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toMatch(/no-such-command.*import/);
    for (const line of [
      "this is no JSON",
      "null",
      "{}",
      '{"name":"import"}',
      '{"name":"import","args":[1]}',
      '{"name":"__proto__","args":[]}',
    ]) {
      const socket = connect(join(site.dataDir, "command.sock"), () => socket.write(`${line}\n`));
      const answers = (await text(socket)).trim().split("\n");
      expect({ line, exit: JSON.parse(answers.at(-1) ?? "") }).toEqual({ line, exit: { exit: expect.any(Number) } });
      expect(JSON.parse(answers.at(-1) ?? "").exit).not.toBe(0);
    }
    expect((await sendRequest(site.origin, "/api/readyz")).status).toBe(200);
  });

  test("finishes a command whose client disconnects", async () => {
    const rows = Array.from(
      { length: 3_000 },
      (_, index) => `${70_000_000 + index},Impatient Shop ${index},Retail,"Tampa, FL",abc,tampa-bay`,
    );
    const file = await writeSpreadsheet(site.dataDir, "many.csv", `${rows.join("\n")}\n`);
    const socket = connect(join(site.dataDir, "command.sock"), () =>
      socket.write(`${JSON.stringify({ name: "import", args: [file] })}\n`),
    );
    await once(socket, "data");
    socket.destroy();
    await once(socket, "close");
    // The report is written last, so it shows that the import is done.
    await expect.poll(async () => (await readdir(site.dataDir)).includes("many.csv.import-report.csv")).toBe(true);
    expect((await sendRequest(site.origin, "/api/readyz")).status).toBe(200);
    expect((await importInto(site.dataDir, file)).code).toBe(0);
  });
});

describe("importing without a running site", () => {
  test("opens the database itself, and the next start shows the listing", async () => {
    const folder = await createDataFolder();
    const file = await writeSpreadsheet(
      folder,
      "alone.csv",
      '80020001,Osprey Print Works,Retail,"Tampa, FL",90000,miami\n',
    );
    const { code, stdout, stderr } = await importInto(folder, file);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("1 new");
    expect(await readdir(folder)).not.toContain("lock");
    const later = await startSite({ env: { DATA_DIR: folder } });
    expect(await search(later.origin, "Osprey Print Works")).toEqual([
      "/buy-a-business/listings/osprey-print-works-80020001",
    ]);
    await later.stop();
  });

  test("reports in one line that another process is opening the folder and harms neither", async () => {
    const folder = await createDataFolder();
    const file = await writeSpreadsheet(
      folder,
      "first.csv",
      '81000001,Patient Shop,Retail,"Tampa, FL",1000,tampa-bay\n',
    );
    const first = spawnProgram("command.js", ["import", file], { DATA_DIR: folder });
    await expect.poll(async () => (await readdir(folder)).includes("lock"), { interval: 10 }).toBe(true);
    // Stops the process at this point, however fast it is.
    first.child.kill("SIGSTOP");
    const second = await importInto(folder, file);
    expect(second.code).toBe(1);
    expect(second.stderr.trim()).toMatch(
      /^The process that uses DATA_DIR [^\n]* is not accepting commands yet\. [^\n]*$/,
    );
    first.child.kill("SIGCONT");
    expect(await first.ended).toBe(0);
    expect(first.output.stdout()).toContain("1 new");
  });
});

test("creates no site for a command about an existing one", async () => {
  const folder = await createDataFolder(true);
  const { code, stdout, stderr } = await runProgram("command.js", ["backup", join(folder, "site.tar")], {
    DATA_DIR: folder,
  });
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: "",
    stderr: `DATA_DIR ${folder} has no site. Set DATA_DIR or DATABASE_URL to those of the site.\n`,
  });
  expect(await readdir(folder)).toEqual([]);
});

test("rejects an option of a command that takes none", async () => {
  const { code, stderr } = await runProgram("command.js", ["backup", "--encrypt"], { DATA_DIR: site.dataDir });
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: "There is no option --encrypt. npm run backup -- FILE\n",
  });
});

test("the demo command rejects an existing network, an invalid size and a size too large for this database", async () => {
  const runDemo = (...args: string[]) => runProgram("command.js", ["demo", ...args], { DATA_DIR: site.dataDir });
  const before = await search(site.origin, "wood-fired pizzeria");
  expect((await runDemo()).code).toBe(1);
  for (const size of ["none", "0", "1.5", "3000000", "200000"]) {
    const { code, stdout, stderr } = await runDemo("--listings", size);
    expect({ size, code, stdout, lines: stderr.trim().split("\n").length }).toEqual({
      size,
      code: 2,
      stdout: "",
      lines: 1,
    });
  }
  expect(await search(site.origin, "wood-fired pizzeria")).toEqual(before);
  expect(before).toHaveLength(1);
});
