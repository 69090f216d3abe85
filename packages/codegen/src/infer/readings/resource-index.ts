import type { FoundResource, StemMatch, ResourceIndex } from '../contracts/found-resource.ts';
import { listStems, typeStems } from '../facts/names/stems.ts';
import { numberForms, seamless } from '../facts/names/words.ts';

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
