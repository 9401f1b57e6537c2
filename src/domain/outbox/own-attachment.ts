/** Attachments that only their email needs; others are documents of their own, such as signed agreements. */
const OWN_ATTACHMENT = /^valuations\//;

/** Whether a file is deleted with the email that it is attached to. */
export const isOwnAttachment = (file: string): boolean => OWN_ATTACHMENT.test(file);
