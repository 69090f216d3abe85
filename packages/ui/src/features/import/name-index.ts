import type { KeyedResource, ResourceRecord, Say } from '@admin/gql/resource';

import { foldText } from '../../values/fold-text.ts';
import { UnparsedText } from '../../values/unparsed-text.ts';

export interface NameIndexOptions {
  readonly resource: KeyedResource;
  /** Field whose value a name is resolved to. */
  readonly keyField: string;
  readonly by: 'either' | 'label';
  readonly say: Say;
}

/** Index of records by their labels and keys. */
export interface NameIndex {
  readonly add: (records: readonly ResourceRecord[]) => void;
  readonly hasLabel: (text: string) => boolean;
  readonly hasKey: (text: string) => boolean;
  /** Key of the record that a text names, or the reason why there is none. */
  readonly keyOf: (text: string) => unknown;
}

export function createNameIndex({ resource, keyField, by, say }: NameIndexOptions): NameIndex {
  const labels = new Map<string, Set<unknown>>();
  const keys = new Map<string, unknown>();
  return {
    add(records) {
      for (const record of records) {
        const key = record[keyField];
        const label = nameText(resource.label(record, say));
        labels.set(label, (labels.get(label) ?? new Set()).add(key));
        keys.set(String(key), key);
      }
    },
    hasLabel: (text) => labels.has(nameText(text)),
    hasKey: (text) => keys.has(text),
    keyOf(text) {
      const problem = (key: string, count = 0) =>
        new UnparsedText(text, { key: `import.problem.${key}`, values: { value: text, count } });
      const byLabel = labels.get(nameText(text));
      if (byLabel && byLabel.size > 1) return problem('severalRecords', byLabel.size);
      const [named] = byLabel ?? [];
      const ofKey = by === 'label' ? undefined : keys.get(text);
      if (named !== undefined && ofKey !== undefined && named !== ofKey)
        return problem('labelOrKey');
      return named ?? ofKey ?? problem('noRecord');
    },
  };
}

/** Folded text of a name. Differences in spaces and letter case are ignored. */
export const nameText = (text: string): string => foldText(text.replace(/\s+/g, ' ').trim());
