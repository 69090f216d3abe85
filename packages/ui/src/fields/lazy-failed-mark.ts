import { lazyComponent } from '../kit/lazy-component.tsx';

/** Mark of a value that the server failed to return, while other fields of the record are shown. */
export const FailedMark = lazyComponent(async () => (await import('./failed-mark.tsx')).FailedMark);
