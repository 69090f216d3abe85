import type { Field, KeyField, Path } from '../../../model.ts';
import { isVersionName } from '../../facts/names/version-names.ts';
import { isWord } from './label-place.ts';

/**
 * Text field of a record that has neither a name nor references that identify it, such as the
 * address on an invoice. Many records may share the text, so that a readable key is added: `Невский
 * пр., 1, 98`.
 */
export function readAnyWord(fields: readonly Field[], key: readonly KeyField[]): readonly Path[] {
  if (key.length > 1) return [];
  const references = fields.filter((field) => field.kind === 'reference' && !field.list);
  const wordy = fields.find(
    (field) =>
      isWord(field) &&
      !saysLittle.test(field.name) &&
      !isVersionName(field.name) &&
      !key.some((part) => part.field === field.name),
  );
  if (!wordy || references.length > 1) return [];
  const readable = key
    .filter(({ kind, path }) => !path && (kind === 'integer' || kind === 'bigint'))
    .map(({ field }) => [field]);
  return [[wordy.name], ...readable];
}

const saysLittle =
  /agent|ip$|url|hash|token|color|colour|icon|image|locale|path|password|phone|country|city|status|type$/i;
