import type { RootField } from '../facts/root-fields.ts';
import type { RecordType } from '../facts/schema-types.ts';
import type { FoundShape } from '../facts/list-shapes/index.ts';
import type { ReadPaging } from './paging/index.ts';
import { listStems, typeStems } from '../facts/names/stems.ts';
import { numberForms, seamless } from '../facts/names/words.ts';

/** A type of record and the list that made it a resource. */
export interface FoundResource {
  readonly type: string;
  readonly record: RecordType;
  /** A query field, or, where none lists the records, the field of another record that does. */
  readonly list: RootField;
  /** Type of that other record. */
  readonly within?: string;
  readonly shape: FoundShape;
  readonly paging: ReadPaging;
}

export interface StemMatch {
  readonly resource: FoundResource;
  /** 0 to 1. */
  readonly exactness: number;
}

/** Finds resources by the words that other operations use for them, at the cost of a look-up. */
export interface ResourceIndex {
  readonly resources: readonly FoundResource[];
  readonly byType: ReadonlyMap<string, FoundResource>;
  /** Best first. */
  find(stem: string): readonly StemMatch[];
}

export function indexResources(resources: readonly FoundResource[]): ResourceIndex {
  const index = new Map<string, StemMatch[]>();
  const add = (stem: string, resource: FoundResource, exactness: number): void => {
    const matches = index.get(stem) ?? [];
    if (!index.has(stem)) index.set(stem, matches);
    const known = matches.findIndex((match) => match.resource === resource);
    if (known < 0) matches.push({ resource, exactness });
    else if ((matches[known]?.exactness ?? 0) < exactness) matches[known] = { resource, exactness };
  };
  for (const resource of resources) {
    const stems = [
      ...typeStems(resource.type).map((stem, at) => [stem, 1 - 0.06 * at] as const),
      ...listStems(resource.list.words).map((stem, at) => [stem, 0.95 - 0.04 * at] as const),
      ...(resource.list.path.length > 1
        ? [[seamless(resource.list.path.at(-2) ?? ''), 0.8] as const]
        : []),
    ];
    for (const [stem, exactness] of stems)
      numberForms(stem).forEach((form) =>
        add(form, resource, form === stem ? exactness : exactness - 0.03),
      );
  }
  for (const matches of index.values())
    matches.sort(
      (a, b) => b.exactness - a.exactness || (a.resource.type < b.resource.type ? -1 : 1),
    );
  return {
    resources,
    byType: new Map(resources.map((resource) => [resource.type, resource])),
    find: (stem) => {
      const best = new Map<FoundResource, number>();
      numberForms(stem).forEach((form, at) => {
        for (const match of index.get(form) ?? []) {
          const exactness = at === 0 ? match.exactness : match.exactness - 0.02;
          best.set(match.resource, Math.max(best.get(match.resource) ?? 0, exactness));
        }
      });
      return [...best]
        .map(([resource, exactness]) => ({ resource, exactness }))
        .sort((a, b) => b.exactness - a.exactness || (a.resource.type < b.resource.type ? -1 : 1));
    },
  };
}
