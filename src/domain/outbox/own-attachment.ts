/** Attachments that exist only for their email. All others, such as signed agreements, are used elsewhere, too. */
const OWN_ATTACHMENT = /^valuations\//;

/** Returns whether a file is deleted with the email that it is attached to. */
export const isOwnAttachment = (file: string): boolean => OWN_ATTACHMENT.test(file);
