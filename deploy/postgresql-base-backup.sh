#!/bin/sh
# Copies PostgreSQL's files to base-DATE-TIME, and deletes base backups older than --retain days (15) with the archived
# log that the oldest one left doesn't need. Run it as postgres; docs/operations/data.md describes the archive.
set -eu
folder="${BASE_BACKUPS:-/var/backups/postgresql}"
days=15
if [ $# -gt 0 ]; then
  days=""
  [ "$1" = "--retain" ] && days="${2:-}"
fi
case "$days" in
  '' | *[!0-9]*)
    echo "Choose how many days to retain: --retain 15" >&2
    exit 2
    ;;
esac

exec 9>"$folder/.lock"
flock --nonblock 9 || {
  echo "Another base backup is being taken. Wait until it is complete." >&2
  exit 1
}
# Deletes what an interrupted run left behind.
rm -rf "$folder"/base-*.partial
new="$folder/base-$(date +%F-%H%M%S)"
pg_basebackup --pgdata "$new.partial" --checkpoint fast
mv "$new.partial" "$new"

find "$folder" -maxdepth 1 -name 'base-*' ! -path "$new" -mtime "+$days" -exec rm -r {} +
oldest=$(find "$folder" -maxdepth 1 -name 'base-*' | sort | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
pg_archivecleanup "$folder/wal" "$first"
echo "$new is complete. The oldest base backup is $oldest."
