/** Faults of what a seller keeps, and of what a buyer could pay. */
export const sellersMutants = [
  {
    file: "src/domain/enquiries/sellers/draft-queries.ts",
    find: '.where("expires_at", ">", now)',
    replace: "",
    tests: ["src/jobs/seller-drafts.db.test.ts"],
    why: "a mailed link opens what was saved for ever",
  },
  {
    file: "src/domain/enquiries/sellers/send-draft.ts",
    find: "await deleteDraft(context.db, draft.id);",
    replace: "",
    tests: ["src/jobs/seller-drafts.db.test.ts"],
    why: "a registration that was sent can be sent again by its link",
  },
  {
    file: "src/domain/enquiries/sellers/keep-draft.ts",
    find: "token_sha256: sha256(token) },",
    replace: "token_sha256: token },",
    tests: ["src/jobs/seller-drafts.db.test.ts"],
    why: "the link's token stands in the database",
  },
  {
    file: "src/domain/valuation/financing/financing.ts",
    find: "const monthly = rate / 12;",
    replace: "const monthly = rate / 11;",
    tests: ["src/domain/valuation/financing/financing.test.ts"],
    why: "a loan costs more than the spreadsheet says",
  },
  {
    file: "src/domain/valuation/financing/financing.ts",
    find: "const above = Math.max(0, guaranteed - fee.above.amount);",
    replace: "const above = 0;",
    tests: ["src/domain/valuation/financing/financing.test.ts"],
    why: "the guarantee of a large loan costs too little",
  },
  {
    file: "src/domain/valuation/financing/read-terms.ts",
    find: "Math.min(note, 1 - down_payment)",
    replace: "note",
    tests: ["src/domain/valuation/financing/read-terms.test.ts"],
    why: "a buyer pays more than the price",
  },
  {
    file: "src/jobs/enquiry-mails.ts",
    find: "if (!valued) return null;",
    replace: "if (valued) return null;",
    tests: ["src/jobs/valuation-mail.db.test.ts"],
    why: "the range that was asked for is never sent",
  },
  {
    file: "src/emails/enquiry-mails.tsx",
    find: "const attachments = report ? [report] : [];",
    replace: "const attachments: MailAttachment[] = [];",
    tests: ["src/jobs/valuation-mail.db.test.ts"],
    why: "a mail speaks of a report that it does not carry",
  },
];
