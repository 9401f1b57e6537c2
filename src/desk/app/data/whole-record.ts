/** Gives a record's own query another cache key than the rows of a list, which may have fewer fields. */
const meta = { whole: true };

/** Fetches the record every time, because an edit form must start from its current state. */
export const wholeRecord = { meta, gcTime: 0 };
export const ofWholeRecord = { meta };
