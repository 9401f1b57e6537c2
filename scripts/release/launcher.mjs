import { commands, serverFlags } from "../bootstrap/commands.mjs";

/** Returns the shell script that runs the commands of a release, such as `handover start`. */
export function createLauncher(build) {
  const tools = Object.keys(commands).filter((name) => commands[name].program?.[0] === "server/command.js");
  return `#!/bin/sh
set -e
root=$(dirname -- "$(readlink -f -- "$0")")
server="$root/build/${build}/server"
export NODE_ENV=production
node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 22) ? 0 : 1)' || {
  echo "Node 22.22 or later is required." >&2
  exit 1
}
settings="\${HANDOVER_SETTINGS:-/etc/handover.env}"
[ -f "$root/.env" ] && settings="$root/.env"
run() {
  if [ -r "$settings" ]; then exec node --env-file="$settings" "$@"; else exec node "$@"; fi
}
name="$1"
[ $# -gt 0 ] && shift
case "$name" in
  start) run ${serverFlags.join(" ")} "$server/main.js" "$@" ;;
  worker) run ${serverFlags.join(" ")} "$server/worker.js" "$@" ;;
  ${tools.join(" | ")}) run "$server/command.js" "$name" "$@" ;;
esac
echo "Choose a command: start, worker, ${tools.join(", ")}." >&2
exit 2
`;
}
