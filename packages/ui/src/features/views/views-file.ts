import { isRecord, isViewContent } from '../../storage/is-view.ts';
import type { SavedView, ViewContent } from '../../storage/view-store.ts';

/** Views of a list as the text of a file that can be imported in another browser or server. */
export function writeViewsFile(list: string, views: readonly SavedView[]): string {
  return `${JSON.stringify({ list, views: views.map(({ name, query, columns, layout, isShared, position }) => ({ name, query, columns, ...(layout && { layout }), isShared, position })) }, null, 2)}\n`;
}

/** @returns `undefined` for a file without views of this list. */
export function readViewsFile(list: string, text: string): readonly ViewContent[] | undefined {
  try {
    const file: unknown = JSON.parse(text);
    if (
      !isRecord(file) ||
      file['list'] !== list ||
      !Array.isArray(file['views']) ||
      !file['views'].every(isViewContent)
    )
      return undefined;
    return file['views'];
  } catch {
    return undefined;
  }
}
