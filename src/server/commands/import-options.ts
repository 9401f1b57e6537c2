/** The options of `npm run import`, for `parseArgs`. */
export const IMPORT_OPTIONS = {
  category: { type: "string" },
  encoding: { type: "string" },
  publish: { type: "boolean" },
  "dry-run": { type: "boolean" },
  undo: { type: "string" },
  by: { type: "string" },
} as const;
