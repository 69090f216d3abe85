import { lazyComponent } from '../kit/lazy-component.tsx';

/** Stands in place of a value that the server did not return, while the rest of the record is shown. */
export const FailedMark = lazyComponent(async () => (await import('./failed-mark.tsx')).FailedMark);
