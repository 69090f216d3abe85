/** The page of drafts. */
export const draftsHref = '/~/drafts';
