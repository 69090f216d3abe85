import { createHash } from 'node:crypto';

/** Something of the database that gets a name in the API. */
export interface Nameable {
  /** Kind and name in the database, `column public.orders.total`. */
  readonly identity: string;
  /** The name that it would have alone: Latin letters, digits and underscores; may be empty. */
  readonly plain: string;
  /** Stands for `plain` where that says nothing: `column`. */
  readonly kind: (typeof kinds)[number];
  /** Whether the plain name corresponds to this name of the database, and to no other. */
  readonly isCanonical: boolean;
  /** Goes before others of its kind: it is spelled as its plain name. */
  readonly readsBack?: boolean;
  /** Name from `@name` in the comment. It is used unchanged. */
  readonly customName?: string | undefined;
  /**
   * Names that the API derives from a name: `field:fooBar` and `order:FOO_BAR`. They have to be
   * unique. `undefined` where the name is not valid in GraphQL.
   */
  readonly keysOf: (name: string) => readonly string[] | undefined;
}

export interface NameOptions {
  /** Names by identity, as they were when the schema was printed. */
  readonly committedNames: ReadonlyMap<string, string>;
  /** Keys that nothing of the database may have: `field:and`. */
  readonly reserved: ReadonlySet<string>;
}

/**
 * A name for each, by its identity. A name that the printed schema has stays. Then the plain name
 * belongs to the thing whose name in the database is the plain name itself; every other thing that
 * would be called so gets a digest of its identity after it. The order of the things is of no
 * consequence.
 */
export function assignNames(
  nameables: readonly Nameable[],
  { committedNames, reserved }: NameOptions,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const usedNames = new Set(reserved);
  const assign = (nameable: Nameable, name: string): boolean => {
    const keys = nameable.keysOf(name)?.map((key) => key.toLowerCase());
    if (!keys || keys.some((key) => usedNames.has(key))) return false;
    for (const key of keys) usedNames.add(key);
    names.set(nameable.identity, name);
    return true;
  };
  const ranked = nameables.toSorted(
    (a, b) =>
      rankOf(a, committedNames) - rankOf(b, committedNames) ||
      Number(b.readsBack ?? false) - Number(a.readsBack ?? false) ||
      a.plain.length - b.plain.length ||
      compare(a.identity, b.identity),
  );
  for (const nameable of ranked) {
    if (nameable.customName !== undefined) {
      for (const key of nameable.keysOf(nameable.customName) ?? [])
        usedNames.add(key.toLowerCase());
      names.set(nameable.identity, nameable.customName);
    } else candidatesOf(nameable, committedNames).find((name) => assign(nameable, name));
  }
  return names;
}

const kinds = [
  'table',
  'column',
  'value',
  'function',
  'relation',
  'type',
  'choice',
  'argument',
] as const;

/** Given ones, known ones, those that read back, the others by their kind. */
function rankOf(
  { customName, identity, isCanonical, kind }: Nameable,
  known: NameOptions['committedNames'],
): number {
  if (customName !== undefined) return 0;
  if (known.has(identity)) return 1;
  return isCanonical ? 2 : 3 + kinds.indexOf(kind);
}

function candidatesOf(thing: Nameable, known: NameOptions['committedNames']): readonly string[] {
  const { identity, kind, plain } = thing;
  const stem = thing.keysOf(plain) ? plain : kind;
  const before = known.get(identity);
  return [
    ...(before === undefined ? [] : [before]),
    plain,
    ...[5, 10, 20].map(
      (length) => `${stem.replace(/_+$/, '')}_${digest(identity).slice(0, length)}`,
    ),
  ];
}

/** Consonants alone: no digit that letters are parted at, no plural, no word. */
const letters = 'bcdfghjklmnpqrtv';

const digest = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 20)
    .replaceAll(/./g, (digit) => letters.charAt(Number.parseInt(digit, 16)));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Tests for a valid name in GraphQL. Two leading underscores are reserved. */
export const isGraphqlName = (name: string): boolean => /^(?!__)[A-Z_a-z]\w*$/.test(name);

/** Members that every JavaScript object has: `constructor`, `toString`, `__proto__`. */
export const objectMembers: readonly string[] = Object.getOwnPropertyNames(Object.prototype);
