/** Gives a record's own query a different cache key from the rows of a list, which may have fewer fields. */
const RECORD_META = { whole: true };

/** Fetches the record every time, because an edit form must start from its current state. */
export const recordQueryOptions = { meta: RECORD_META, gcTime: 0 };
export const recordMutationOptions = { meta: RECORD_META };
