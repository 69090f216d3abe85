import { isInterfaceType, isObjectType } from 'graphql';

import type { IsThing, TypeFacts } from '../contracts/facts.ts';
import type { RootField } from '../contracts/root-field.ts';
import { listStems, typeStems } from './names/stems.ts';
import { numberForms } from './names/words.ts';

/**
 * What types with an identifier are called. Payloads have none: `Createorder` is no name of a
 * thing.
 */
export function readRecordNames({ schema, isIdentified }: TypeFacts): IsThing {
  return amongNames(() =>
    Object.values(schema.getTypeMap()).flatMap((type) =>
      (isObjectType(type) || isInterfaceType(type)) && isIdentified(type)
        ? typeStems(type.name)
        : [],
    ),
  );
}

/** What records and their lists are called. */
export function readThings(isRecord: IsThing, queries: readonly RootField[]): IsThing {
  const isList = amongNames(() =>
    queries.flatMap(({ shape, words }) => (shape ? listStems(words) : [])),
  );
  return (stem) => isRecord(stem) || isList(stem);
}

/**
 * Whether a word is one of the names, in whatever number. Few schemas ask, so that names are read
 * when one does.
 */
function amongNames(read: () => readonly string[]): IsThing {
  let known: ReadonlySet<string> | undefined;
  return (stem) => {
    known ??= new Set(read().flatMap((name) => numberForms(name)));
    return numberForms(stem).some((form) => known?.has(form));
  };
}
