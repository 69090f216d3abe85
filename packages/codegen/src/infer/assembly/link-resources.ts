import type { KeyField, NestedList, OneOperation, Related, Resource } from '../../model.ts';
import type { InnerResources } from './inner-resources.ts';
import type { AdminOverrides } from '../contracts/overrides.ts';
import type { Draft } from '../contracts/draft.ts';
import { valuesOf } from '../readings/record/envelope.ts';
import { assembleNested } from './nested.ts';
import { assembleRelated } from './related.ts';
import type { UnlinkedResource } from './resource.ts';
import { assembleTree } from './tree.ts';

/**
 * Every resource with the lists on the page of its records: of other resources whose records point
 * here, and of what the record holds itself. A record that is found only below another has its
 * lists there, too, where the two keys have no name in common. Sorted by name.
 */
export function linkResources(
  drafts: readonly Draft[],
  resources: readonly UnlinkedResource[],
  { lists, survey }: Pick<InnerResources, 'lists' | 'survey'>,
  overrides: AdminOverrides['resources'] = {},
): readonly Resource[] {
  const byType = new Map(drafts.map((draft) => [draft.found.type, draft]));
  const held = Map.groupBy(lists, ({ owner }) => owner);
  const known = new Map(resources.map((resource) => [resource.name, resource]));
  const related = new Map(
    drafts.map((draft): [string, readonly Related[]] => [
      draft.name,
      assembleRelated(draft, resources, survey.facts),
    ]),
  );
  const nested = new Map<string, readonly NestedList[]>();
  const addresses = new Map<string, KeyField>();
  const ways = new Map(resources.flatMap(({ name, one }) => (one ? [[name, one] as const] : [])));
  let level: readonly (readonly [string, OneOperation])[] = [...ways];
  while (level.length > 0) {
    const next: (readonly [string, OneOperation])[] = [];
    for (const [name, one] of level) {
      const resource = known.get(name);
      if (!resource) continue;
      const found = (held.get(resource.type) ?? []).flatMap((list): NestedList[] => {
        const type = list.shape.record.name;
        const rows = byType.get(survey.twins.get(type) ?? type);
        const hasPage = known.get(rows?.name ?? '')?.one !== undefined;
        const made =
          rows &&
          assembleNested(
            list,
            { resource, one, related: related.get(name) ?? [] },
            { draft: rows, hasPage },
            survey,
          );
        if (!made) return [];
        const below = made.nested.one;
        if (made.address && !addresses.has(rows.name)) addresses.set(rows.name, made.address);
        if (
          below &&
          !ways.has(rows.name) &&
          keyNames(below).length === new Set(keyNames(below)).size
        ) {
          ways.set(rows.name, below);
          next.push([rows.name, below]);
        }
        return [made.nested];
      });
      nested.set(name, found);
    }
    level = next;
  }
  return resources
    .map((resource): Resource => {
      const address = addresses.get(resource.name);
      const lists = related.get(resource.name) ?? [];
      const record = byType.get(resource.type)?.found.record;
      const source = {
        root: survey.facts.query.get(resource.list?.root.join('.') ?? ''),
        values: record ? valuesOf(record, resource.envelope) : {},
      };
      const { tree, by, decision } = assembleTree(
        resource,
        lists,
        source,
        overrides[resource.type]?.tree,
      );
      return {
        ...resource,
        ...(address && !resource.address ? { address: [address] } : {}),
        related: lists,
        nested: nested.get(resource.name) ?? [],
        ...(tree ? { tree } : {}),
        ...(by.length > 0 ? { treeBy: by } : {}),
        decisions: decision ? [...resource.decisions, decision] : resource.decisions,
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const keyNames = ({ key, above = [] }: OneOperation): readonly string[] =>
  [...above.flatMap((way) => way.key), ...key].map(({ field }) => field);
