import { isSameView } from './view-state.ts';
import {
  ViewChangedError,
  type SavedView,
  type ViewContent,
  type ViewStore,
} from '../../storage/view-store.ts';

/**
 * Writes the change of a view on top of changes by others, without overwriting them. Conflicting
 * changes fail with `ViewChangedError`.
 */
export function saveBeside(
  store: ViewStore,
  list: string,
  seen: SavedView,
  change: Partial<ViewContent>,
): Promise<SavedView> {
  const isSame = (present: SavedView) =>
    compared.every(
      (part) =>
        !part.names.some((name) => Object.hasOwn(change, name)) || part.isSame(seen, present),
    );
  return beside(store, list, seen, isSame, (view) => store.save(list, view, change));
}

/**
 * Removes a view as it was seen, though others may have put it elsewhere among the views meanwhile.
 * Where it is no longer the same, it fails with `ViewChangedError`.
 */
export function removeBeside(store: ViewStore, list: string, seen: SavedView): Promise<void> {
  const isSame = (present: SavedView) =>
    compared.every((part) => part.names.includes('position') || part.isSame(seen, present));
  return beside(store, list, seen, isSame, (view) => store.remove(list, view));
}

interface Part {
  readonly names: readonly (keyof ViewContent)[];
  readonly isSame: (one: SavedView, other: SavedView) => boolean;
}

/** Properties of a view that are compared and changed together. */
const compared: readonly Part[] = [
  { names: ['name'], isSame: (one, other) => one.name === other.name },
  { names: ['query', 'columns', 'layout'], isSame: isSameView },
  { names: ['isShared'], isSame: (one, other) => one.isShared === other.isShared },
  { names: ['position'], isSame: (one, other) => one.position === other.position },
];

async function beside<Result>(
  store: ViewStore,
  list: string,
  seen: SavedView,
  isSame: (present: SavedView) => boolean,
  write: (view: SavedView) => Promise<Result>,
): Promise<Result> {
  try {
    return await write(seen);
  } catch (error) {
    if (!(error instanceof ViewChangedError)) throw error;
    const present = (await store.list(list)).find(({ id }) => id === seen.id);
    if (!present || !isSame(present)) throw error;
    return write(present);
  }
}
