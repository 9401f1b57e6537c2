import { commands, serverFlags } from "../bootstrap/commands.mjs";

/** Returns the shell script that runs the commands of a release, such as `handover start`. */
export function createLauncher(build) {
  const tools = Object.keys(commands).filter((name) => commands[name].program?.[0] === "server/command.js");
  return `#!/bin/sh
set -e
root=$(dirname -- "$(readlink -f -- "$0")")
server="$root/build/${build}/server"
export NODE_ENV=production
export HANDOVER_COMMAND=handover
node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 22) ? 0 : 1)' || {
  echo "Node 22.22 or later is required." >&2
  exit 1
}
name="\${1:-help}"
[ $# -gt 0 ] && shift
case " $name $* " in
  *" --help "* | " help "*)
    [ "$name" = help ] || [ "$name" = --help ] || set -- "$name"
    exec node "$server/command.js" help "$@"
    ;;
esac
settings="\${HANDOVER_SETTINGS:-/etc/handover.env}"
[ -z "$HANDOVER_SETTINGS" ] && [ -f "$root/.env" ] && settings="$root/.env"
# Without its settings, a command would work on a site with the defaults. The units pass theirs in the environment.
if [ -z "$DATA_DIR" ] && [ ! -r "$settings" ] && { [ -e "$settings" ] || [ -n "$HANDOVER_SETTINGS" ]; }; then
  echo "This user can't read the settings in $settings. Run it as the site's user: sudo -u handover handover $name" >&2
  exit 1
fi
run() {
  if [ -r "$settings" ]; then exec node --env-file="$settings" "$@"; else exec node "$@"; fi
}
case "$name" in
  start) run ${serverFlags.join(" ")} "$server/main.js" "$@" ;;
  worker) run ${serverFlags.join(" ")} "$server/worker.js" "$@" ;;
  ${tools.join(" | ")}) run "$server/command.js" "$name" "$@" ;;
esac
echo "There is no command $name. Choose from start, worker, ${tools.join(", ")}." >&2
exit 2
`;
}
