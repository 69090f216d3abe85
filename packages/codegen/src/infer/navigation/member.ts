import type { Resource } from '../../model.ts';
import { singular, words } from '../facts/names/words.ts';

/** A resource as the navigation sees it: its words, and what it is linked with. */
export interface Member {
  readonly resource: Resource;
  /** Words in the singular, without what marks them: `['match', 'status']` of `e_match_status`. */
  readonly name: readonly string[];
  /** The letter that marks its type: `e`. */
  readonly prefix: string | undefined;
  /** Types that its records refer to, each once, itself left out. */
  readonly outgoing: readonly string[];
  /** Number of other resources that refer to it. */
  readonly incoming: number;
}

/** Resources with a place in the navigation: their lists belong neither to a record nor to a person. */
export function membersOf(resources: readonly Resource[]): readonly Member[] {
  const shown = resources.filter(
    ({ list, within, ofViewer }) => list && within === undefined && !ofViewer,
  );
  const types = new Map(shown.map(({ name, type }) => [name, type]));
  const outgoing = new Map(
    shown.map(({ type, fields }) => [
      type,
      [
        ...new Set(
          fields.flatMap(({ reference, list }) => {
            const found = reference && !list ? types.get(reference.resource) : undefined;
            return found === undefined || found === type ? [] : [found];
          }),
        ),
      ].sort(),
    ]),
  );
  const incoming = new Map<string, number>();
  for (const type of [...outgoing.values()].flat())
    incoming.set(type, (incoming.get(type) ?? 0) + 1);
  const shared = sharedWord(shown);
  return shown.map((resource) => {
    const prefix = prefixOf(resource.type);
    const all = words(resource.name).map(singular);
    const marks = prefix === undefined || all[0] !== prefix ? 0 : 1;
    const name = all.slice(all[marks] === shared && all.length > marks + 1 ? marks + 1 : marks);
    return {
      resource,
      name,
      prefix,
      outgoing: outgoing.get(resource.type) ?? [],
      incoming: incoming.get(resource.type) ?? 0,
    };
  });
}

/** Prefix of a single letter, or for a view: `e_match_status`. */
function prefixOf(type: string): string | undefined {
  const [first, second] = words(type);
  return second !== undefined && first !== undefined && /^(?:[a-z]|vw|mv|view)$/.test(first)
    ? first
    : undefined;
}

/** The word that most names begin with tells none of them apart: `crm_orders`, `crm_leads`. */
function sharedWord(resources: readonly Resource[]): string | undefined {
  const first = Map.groupBy(resources, ({ name }) => words(name).map(singular)[0]);
  return [...first].find(([, those]) => those.length * 5 > resources.length * 3)?.[0];
}
