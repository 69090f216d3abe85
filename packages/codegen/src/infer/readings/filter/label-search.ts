import type { Filter } from '../../../model.ts';
import { seamless } from '../../facts/names/words.ts';
import type { Draft } from '../../contracts/draft.ts';

/**
 * The conditions that look for a text in what records are called by, what tells records apart
 * before what many share. A list that takes no free text is searched by them.
 */
export function readLabelSearch(
  { label, fields, envelope }: Draft,
  filter: Filter | undefined,
): readonly string[] {
  const own = label
    .map((path) => (path[0] === envelope ? path.slice(1) : path))
    .flatMap(([name = '', ...below]) => (below.length === 0 ? [name] : []));
  const texts = own.filter((name) =>
    fields.some((field) => field.name === name && ['string', 'text', 'email'].includes(field.kind)),
  );
  return texts
    .filter((name) =>
      filter?.fields.some(
        (field) =>
          field.name === name &&
          field.operators.some(
            ({ operator }) => operator === 'contains' || operator === 'startsWith',
          ),
      ),
    )
    .toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)));
}

const isShared = (name: string): boolean =>
  /(?:firstname|givenname|forename|city)$|^first$/.test(seamless(name));
