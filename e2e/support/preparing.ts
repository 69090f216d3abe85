/**
 * Milliseconds for what stands before the journeys of a backend of its own: its server, and a
 * checkout that is generated, checked and built for it. Each of these commands ends with an error
 * of its own; the limit is for one that hangs.
 */
export const preparing = 300_000;
