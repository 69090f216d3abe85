import type { FoundResource } from '../contracts/found-resource.ts';
import { OverrideError, type AdminOverrides } from '../contracts/overrides.ts';
import { isAffix, listWords } from '../facts/names/stems.ts';
import {
  camelCase,
  hasNoPlural,
  plural,
  sameName,
  seamless,
  singular,
  words,
} from '../facts/names/words.ts';

/** Addresses that the application keeps for itself. */
const reserved = new Set(['new', 'graphql', 'healthz', 'readyz', '~']);

/**
 * Names of resources: the list field without its affixes, in the plural (`allOrders`,
 * `orderCollection` are `orders`). If the name is in use, the type's name is tried, then a number
 * is added.
 *
 * @param known names of other resources, by type
 */
export function nameResources(
  resources: readonly FoundResource[],
  overrides: AdminOverrides = {},
  known: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const names = new Map(known);
  const taken = new Set([...reserved, ...known.values()]);
  const given = (type: string): string | undefined => overrides.resources?.[type]?.name;
  for (const { type } of resources) takeGiven(type, given(type), taken);
  const wanted = new Map(resources.map((resource) => [resource.type, listName(resource)]));
  const uses = new Map<string, number>();
  for (const name of wanted.values()) uses.set(name, (uses.get(name) ?? 0) + 1);
  for (const { type } of resources) {
    const own = given(type);
    if (own !== undefined) {
      names.set(type, own);
      continue;
    }
    const name = wanted.get(type) ?? '';
    const candidates =
      name === '' || (uses.get(name) ?? 0) > 1
        ? [pluralName(words(type)), name]
        : [name, pluralName(words(type))];
    let free = candidates.find((candidate) => candidate !== '' && !taken.has(candidate));
    for (let number = 2; free === undefined; number++)
      free = taken.has(`${name}${number}`) ? undefined : `${name}${number}`;
    taken.add(free);
    names.set(type, free);
  }
  return names;
}

function takeGiven(type: string, name: string | undefined, taken: Set<string>): void {
  if (name === undefined) return;
  if (taken.has(name))
    throw new OverrideError(
      `\`admin.resources.${type}.name\` is \`${name}\`, which is taken. Choose another name.`,
    );
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new OverrideError(
      `\`admin.resources.${type}.name\` is \`${name}\`. Write it in camelCase: letters and digits only.`,
    );
  taken.add(name);
}

function listName({ list, type }: FoundResource): string {
  // `orders.list` is called after its namespace.
  const bare = list.path.length > 1 && isAffix(list.words);
  // `CustomerList` is a type of its own next to the customers.
  const whole = sameName(list.leaf, type) ? list.words : listWords(list.words);
  const parts = bare ? words(list.path.at(-2) ?? '') : whole;
  const last = parts.at(-1) ?? '';
  // Only where the list is called like one record: `codesOfConduct` and `feed` stay as they are.
  const single =
    (seamless(parts) === seamless(type) || list.words.at(-1) === 'list') && singular(last) === last;
  const many = hasNoPlural(singular(last)) ? singular(last) : single ? plural(last) : last;
  return camelCase([...parts.slice(0, -1), many].map((part) => part.replace(/\W/g, '')));
}

function pluralName(parts: readonly string[]): string {
  return camelCase([...parts.slice(0, -1), plural(parts.at(-1) ?? '')]);
}
