/** Where who has closed their account is told what has happened. */
export const FAREWELL = "/account-closed";
