/**
 * Returns a command as it is typed here: `handover worker` in an installed release, whose launcher sets
 * `HANDOVER_COMMAND`, otherwise `npm run worker`.
 */
export function formatCommand(name: string, args = "", program = process.env.HANDOVER_COMMAND): string {
  if (program) return [program, name, args].filter(Boolean).join(" ");
  return [name === "start" ? "npm start" : `npm run ${name}`, args && `-- ${args}`].filter(Boolean).join(" ");
}
