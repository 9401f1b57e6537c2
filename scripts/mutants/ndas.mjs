const SIGN = ["src/domain/ndas/signing/sign-nda.db.test.ts"];
const CHAIN = ["src/domain/ndas/evidence/verify-chain.db.test.ts"];
const CALLS = ["src/api/ndas/nda-calls.db.test.ts"];
const DESK = ["src/domain/ndas/desk/desk-ndas.db.test.ts"];
const NAMES = ["src/domain/ndas/signing/same-name.test.ts"];
const DOCUMENTS = ["src/domain/editing/documents/documents.db.test.ts"];
const READING = ["src/integrations/documents/documents.test.ts"];
const FILES = ["src/integrations/files/files.test.ts"];
const MEANS = ["src/domain/ndas/qualification/qualification.db.test.ts"];
const PAPERS = ["src/integrations/papers/papers.test.ts"];

/** Faults in signing, in its evidence, and in who sees what is confidential. */
export const ndaMutants = [
  {
    file: "src/domain/ndas/nda.ts",
    find: 'if (nda.revoked_at) return "revoked";',
    replace: "",
    tests: SIGN,
    why: "who was shut out still reads the books",
  },
  {
    file: "src/domain/ndas/nda.ts",
    find: 'return nda.approval === "waiting" || nda.approval === "declined" ? nda.approval : null;',
    replace: 'return nda.approval === "declined" ? nda.approval : null;',
    tests: SIGN,
    why: "a buyer reads the books before the seller has approved them",
  },
  {
    file: "src/domain/ndas/evidence/chain.ts",
    find: "listing_number, happened_at, details, previous_hash };",
    replace: "listing_number, happened_at, previous_hash };",
    tests: CHAIN,
    why: "what a link says can be altered",
  },
  {
    file: "src/domain/ndas/evidence/chain-queries.ts",
    find: "await sql`select pg_advisory_xact_lock(${sql.lit(CHAIN_LOCK)})`.execute(db);",
    replace: "",
    tests: CHAIN,
    database: "postgres",
    why: "two that append at once break the chain",
  },
  {
    file: "src/domain/ndas/evidence/verify-chain.ts",
    find: 'faults.push("the PDF is not the one that was sealed");',
    replace: "faults.length += 0;",
    tests: CHAIN,
    why: "a document can be exchanged",
  },
  {
    file: "src/domain/ndas/signing/same-name.ts",
    find: '.normalize("NFKC")',
    replace: "",
    tests: NAMES,
    why: "a name typed by another keyboard is refused",
  },
  {
    file: "src/domain/ndas/signing/sign-nda.ts",
    find: "if (!isSameName(input.signature, signer.name))",
    replace: "if (!input.signature)",
    tests: CALLS,
    why: "anybody's name signs",
  },
  {
    file: "src/domain/ndas/paper/show-nda-pdf.ts",
    find: 'return viewer.role === "buyer" && viewer.id === nda.buyer_id;',
    replace: 'return viewer.role === "buyer";',
    tests: CALLS,
    why: "another buyer fetches the document",
  },
  {
    file: "src/domain/ndas/desk/find-desk-nda.ts",
    find: "if (!nda || !may(staff, action, nda))",
    replace: "if (!nda)",
    tests: DESK,
    why: "another office decides",
  },
  {
    file: "src/integrations/papers/seal-paper.ts",
    find: "signingTime: at,",
    replace: "signingTime: new Date(),",
    tests: PAPERS,
    why: "the same document is another each time",
  },
  {
    file: "src/domain/ndas/documents/show-page.ts",
    find: "  await noteView(context, stillOpen, asked.page, asked.address);\n  return drawn;",
    replace: "  return drawn;",
    tests: DOCUMENTS,
    why: "a page is seen and nobody learns of it",
  },
  {
    file: "src/domain/ndas/documents/take-document.ts",
    find: "if (!document.may_download)",
    replace: "if (!document.name)",
    tests: DOCUMENTS,
    why: "what is only to be read is taken away",
  },
  {
    file: "src/domain/ndas/confidential/confidential-queries.ts",
    find: '.where("listing_number", "=", listing_number)\n    .where("id", "=", id)',
    replace: '.where("id", "=", id)',
    tests: DOCUMENTS,
    why: "one agreement opens the documents of every listing",
  },
  {
    file: "src/integrations/documents/document-worker.ts",
    find: "  markPicture(canvas, mark, request.fonts);\n",
    replace: "",
    tests: READING,
    why: "a page does not say who has seen it",
  },
  {
    file: "src/integrations/documents/archive.ts",
    find: "inflateRawSync(packed, { maxOutputLength: Math.max(1, most) })",
    replace: "inflateRawSync(packed)",
    tests: READING,
    why: "a small archive unpacks to more than there is memory for",
  },
  {
    file: "src/domain/ndas/qualification/funds-proof.ts",
    find: 'await findDeskNda(context, nda_id, "nda.approve")',
    replace: "await findDeskNda(context, nda_id)",
    tests: MEANS,
    why: "who only reads at the desk sees a bank statement",
  },
  {
    file: "src/domain/ndas/documents/show-page.ts",
    find: "const stillOpen = await openDocument(context, asked);",
    replace: "const stillOpen = { nda, document };",
    tests: DOCUMENTS,
    why: "a page that waits to be drawn is shown after access has ended",
  },
  {
    file: "src/domain/ndas/qualification/funds-proof.ts",
    find: "revoked_at ? null : await selectSignerOf(context.db, id)",
    replace: "await selectSignerOf(context.db, id)",
    tests: MEANS,
    why: "the desk sees a bank statement after it has ended its buyer's access",
  },
  {
    file: "src/domain/accounts/closing/delete-account.ts",
    find: "    await lockAccount(db, id);\n",
    replace: "",
    tests: MEANS,
    why: "a bank statement stays behind an account that is gone",
  },
  {
    file: "src/integrations/files/keep-files.ts",
    find: "    await forget();\n    throw error;",
    replace: "    throw error;",
    tests: FILES,
    why: "files stay behind of what was never written down",
  },
  {
    file: "src/integrations/documents/sheets.ts",
    find: "rows.findLastIndex(({ length }) => length > 0) + 1",
    replace: "rows.length",
    tests: READING,
    why: "a table ends in pages of empty rows",
  },
  {
    file: "src/api/ndas/document-calls.ts",
    find: "  limits: (_, context) => pageLimits(buyerOf(context).id),\n",
    replace: "",
    tests: CALLS,
    why: "one buyer keeps everybody else's pages from being drawn",
  },
];
