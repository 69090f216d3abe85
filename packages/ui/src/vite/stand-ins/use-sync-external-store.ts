/** In place of `use-sync-external-store/shim`, for a React that has it. */
export { useSyncExternalStore } from 'react';
