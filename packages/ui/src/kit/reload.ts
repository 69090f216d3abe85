/** Reloads the page with the current files. Drafts of forms are offered again. */
export const reload = (): void => location.reload();
