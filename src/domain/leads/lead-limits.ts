/** Leads should be answered within this time of arrival. */
export const RESPONSE_TARGET_MS = 5 * 60_000;

/** Unanswered leads go to the office's next person after this many minutes, unless the office has its own limit. */
export const DEFAULT_LIMIT_MINUTES = 15;

export const LIMIT_MINUTES = { min: 1, max: 10_080 } as const;

/** Inquiries from the same person to the same office within this time belong to one lead. */
export const DUPLICATE_WINDOW_MS = 30 * 86_400_000;

/** Response times cover leads that arrived within this time. */
export const RESPONSE_WINDOW_MS = 90 * 86_400_000;

/** Files of one email, and the size of all of them, beyond which mail servers reject it. */
export const MAX_FILES = 10;
export const MAX_FILES_BYTES = 15_000_000;

/** The files that an email may have, by file extension: documents and pictures, nothing executable. */
export const SENT_TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  csv: "text/csv",
  txt: "text/plain",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** Max length of each text, in characters. */
export const LEAD_TEXT_LIMITS = {
  note: 10_000,
  answer: 10_000,
  subject: 200,
  reply: 50_000,
  name: 80,
  signature: 1_000,
} as const;
