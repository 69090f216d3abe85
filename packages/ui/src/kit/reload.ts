/**
 * Asks for the page anew, with the files that there are now. What was typed into a form is offered
 * again.
 */
export const reload = (): void => location.reload();
