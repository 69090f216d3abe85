/** Milliseconds after the first use of something for what is loaded with that: by then what was pressed has been answered. */
export const soon = 500;
