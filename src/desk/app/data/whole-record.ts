/** Tells a record's own question apart from the rows of a list, which may say less and would be taken for the answer. */
const meta = { whole: true };

/** Asks for a record itself, anew each time: what is edited must be as it stands now. */
export const wholeRecord = { meta, gcTime: 0 };
export const ofWholeRecord = { meta };
