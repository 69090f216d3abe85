import { part } from '../kit/part.tsx';

/** Stands in place of a value that the server did not return, while the rest of the record is shown. */
export const FailedMark = part(async () => (await import('./failed-mark.tsx')).FailedMark);
