import type { Resource } from '../../model.ts';
import type { InnerResources } from '../inner-resources.ts';
import type { Draft } from '../readings/draft.ts';
import { assembleNested } from './nested.ts';
import { assembleRelated } from './related.ts';
import type { UnlinkedResource } from './resource.ts';

/** Every resource with the lists on the page of its records: of other resources whose records point here, and of what the record holds itself. Sorted by name. */
export function linkResources(drafts: readonly Draft[], resources: readonly UnlinkedResource[], { lists, survey }: Pick<InnerResources, 'lists' | 'survey'>): readonly Resource[] {
  const byType = new Map(drafts.map((draft) => [draft.found.type, draft]));
  const held = Map.groupBy(lists, ({ owner }) => owner);
  return drafts.flatMap((draft): Resource[] => {
    const resource = resources.find(({ name }) => name === draft.name);
    if (!resource) return [];
    const related = assembleRelated(draft, resources, survey.facts);
    const { one } = resource;
    const nested = (one ? (held.get(resource.type) ?? []) : []).flatMap((list) => {
      const type = list.shape.record.name;
      const rows = byType.get(survey.twins.get(type) ?? type);
      return (one && rows && assembleNested(list, { resource, one, related }, rows, survey)) ?? [];
    });
    return [{ ...resource, related, nested }];
  }).sort((a, b) => (a.name < b.name ? -1 : 1));
}
