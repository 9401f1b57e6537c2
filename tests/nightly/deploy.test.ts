import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createLauncher } from "../../scripts/release/launcher.mjs";
import { readDocumentedCommands } from "../support/operator/documented-commands.ts";

/* Lints the examples of deploy/ with the programs that read them, where these are installed. */

const root = join(import.meta.dirname, "../..");
const deploy = join(root, "deploy");
const folder = mkdtempSync(join(tmpdir(), "handover-deploy-"));
afterAll(() => rmSync(folder, { recursive: true }));

const isMissing = (program: string): boolean => spawnSync("which", [program]).status !== 0;

test.skipIf(isMissing("nginx"))("nginx accepts its example", () => {
  const subject = ["-subj", "/CN=www.example.com", "-days", "1"];
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...files, ...subject], { stdio: "ignore" });
  const site = readFileSync(join(deploy, "nginx.conf"), "utf8").replaceAll("/etc/letsencrypt/live/example.com", folder);
  writeFileSync(join(folder, "site.conf"), site);
  const main = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include ${folder}/site.conf; }`;
  writeFileSync(join(folder, "nginx.conf"), main);
  const { status, stderr } = spawnSync("nginx", ["-t", "-c", join(folder, "nginx.conf")], { encoding: "utf8" });
  expect({ status, stderr }).toMatchObject({ status: 0 });
});

test.skipIf(isMissing("caddy"))("Caddy accepts its example", () => {
  const args = ["validate", "--adapter", "caddyfile", "--config", join(deploy, "Caddyfile")];
  const env = { ...process.env, SITE_HOST: "example.com", HOME: folder, XDG_DATA_HOME: folder };
  const { status, stderr } = spawnSync("caddy", args, { encoding: "utf8", env });
  expect({ status, stderr }).toMatchObject({ status: 0 });
});

test.skipIf(isMissing("systemd-analyze"))("systemd accepts its units", () => {
  for (const name of readdirSync(deploy).filter((name) => /\.(service|timer)$/.test(name))) {
    const { stderr } = spawnSync("systemd-analyze", ["verify", join(deploy, name)], { encoding: "utf8" });
    const lines = stderr
      .split("\n")
      .filter((line) => line && !/\/(current\/handover|postgresql-base-backup) is not executable/.test(line));
    expect([name, lines]).toEqual([name, []]);
  }
});

test.skipIf(isMissing("docker-compose"))("Compose accepts its example", () => {
  for (const name of ["compose.yaml", "Caddyfile", "Dockerfile"]) copyFileSync(join(deploy, name), join(folder, name));
  const settings = { SITE_HOST: "example.com", PUBLIC_ORIGIN: "https://www.example.com", POSTGRES_PASSWORD: "secret" };
  const lines = Object.entries({ ...settings, SECRET_KEY: "x".repeat(32) }).map(
    ([name, value]) => `${name}=${value}\n`,
  );
  writeFileSync(join(folder, ".env"), lines.join(""));
  const args = ["--file", join(folder, "compose.yaml"), "config", "--quiet"];
  const { status, stderr } = spawnSync("docker-compose", args, { encoding: "utf8", cwd: folder });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  writeFileSync(join(folder, ".env"), lines.slice(0, -1).join(""));
  expect(spawnSync("docker-compose", args, { encoding: "utf8", cwd: folder }).stderr).toContain("SECRET_KEY");
});

test.skipIf(isMissing("shellcheck"))("ShellCheck accepts the scripts", () => {
  const scripts = readdirSync(deploy).filter((name) => name.endsWith(".sh"));
  for (const path of [...scripts.map((name) => join(deploy, name)), join(root, ".ci/run")]) {
    const { status, stdout } = spawnSync("shellcheck", [path], { encoding: "utf8" });
    expect([path, status, stdout]).toEqual([path, 0, ""]);
  }
  const launcher = { commands: createLauncher("0123456789abcdef"), shell: "sh" };
  const pages = [
    "docs/operations.md",
    ...readdirSync(join(root, "docs/operations")).map((name) => `docs/operations/${name}`),
  ];
  const documented = pages.flatMap(readDocumentedCommands).map(({ commands }) => ({ commands, shell: "bash" }));
  expect(documented.length).toBeGreaterThan(20);
  for (const { commands, shell } of [launcher, ...documented]) {
    const { status, stdout } = spawnSync("shellcheck", ["--shell", shell, "-"], { encoding: "utf8", input: commands });
    expect([commands, status, stdout]).toEqual([commands, 0, ""]);
  }
});

test.skipIf(isMissing("promtool"))("Prometheus accepts its rules", () => {
  const { status, stdout } = spawnSync("promtool", ["check", "rules", join(deploy, "alerts.yaml")], {
    encoding: "utf8",
  });
  expect({ status, stdout }).toMatchObject({ status: 0 });
});
