import { getNamedType, isInputObjectType, isNonNullType } from 'graphql';

import type { Decision, Related, Tree } from '../../model.ts';
import { OverrideError } from '../contracts/overrides.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { OutputField } from '../contracts/schema.ts';
import { words } from '../facts/names/words.ts';
import type { UnlinkedResource } from './resource.ts';

/** Words for what is above: `parentId`, `managerId`, `reports_to`. */
const above = new Set([
  'parent',
  'manager',
  'reports',
  'chief',
  'boss',
  'supervisor',
  'superior',
  'head',
  'container',
  'reply',
  'ancestor',
  'upper',
  'outer',
  'managed',
  'supervised',
  'contained',
  'belongs',
]);
/** Words for a related record of the same type that is no parent. */
const beside = new Set([
  'previous',
  'prev',
  'next',
  'original',
  'copy',
  'duplicate',
  'replaced',
  'replacement',
  'successor',
  'predecessor',
  'similar',
  'related',
  'linked',
  'twin',
  'pair',
  'opposite',
  'reverse',
  'spouse',
  'partner',
  'friend',
  'merged',
  'template',
  'source',
  'target',
  'loser',
  'winner',
  'default',
  'current',
  'latest',
  'translation',
  'version',
  'primary',
  'alias',
  'synonym',
  'root',
]);
/** `createdBy`, `forkedFrom`, `basedOn`: who made a record, or what of, contains it as little. */
const isOrigin = (name: string): boolean =>
  words(name).some(
    (word, at, spoken) =>
      at > 0 &&
      (word === 'from' ||
        (/^(?:by|on)$/.test(word) && /(?:ed|en|built|made|sent)$/.test(spoken[at - 1] ?? ''))),
  );
/**
 * `topLevelOnly`: a boolean selects the top level. A record without a parent is not necessarily
 * among its results.
 */
const isSwitch = (name: string): boolean => {
  const [first = '', ...rest] = words(name).filter((word) => word !== 'only');
  return (
    /^roots?$|^toplevel$/.test(first) || (/^tops?$/.test(first) && (rest[0] ?? 'level') === 'level')
  );
};

export interface TreeSource {
  /** Of the list. */
  readonly root: RootField | undefined;
  /** Of a record. */
  readonly values: Readonly<Record<string, OutputField>>;
}

export interface AssembledTree {
  readonly tree: Tree | undefined;
  /** Conditions that it could be a tree by: an application may choose another one. */
  readonly by: readonly string[];
  /** Absent where no record refers to its own type. */
  readonly decision: Decision | undefined;
}

/**
 * Tree of a resource whose records have a parent of their own type. Its list has to have conditions
 * for the children of a record and for the top level.
 *
 * @param own configured name of the condition, or of the field that shows it; `null` for no tree
 */
export function assembleTree(
  { name, type, list }: UnlinkedResource,
  related: readonly Related[],
  { root, values }: TreeSource,
  own: string | null | undefined,
): AssembledTree {
  const candidates = related.flatMap(({ resource, on: [on, ...more] }) => {
    const filter = on && list?.filter?.fields.find((each) => each.name === on.filter);
    return resource === name && on && filter && more.length === 0
      ? [
          {
            ...on,
            field: filter.field,
            hasRoots: filter.operators.some(({ operator }) => operator === 'isNull'),
          },
        ]
      : [];
  });
  const by = candidates.flatMap(({ filter, hasRoots }) => (hasRoots ? [filter] : []));
  const wanted =
    own == null
      ? undefined
      : candidates.find(({ filter, field }) => filter === own || field === own);
  if (own != null && !wanted?.hasRoots) {
    const known = by.map((filter) => `\`${filter}\``).join(', ');
    throw new OverrideError(
      `\`admin.resources.${type}.tree\` names \`${own}\`, by which the list cannot be asked for the records below one and for those at the top.${known ? ` It can by: ${known}.` : ''}`,
    );
  }
  if (own === null || candidates.length === 0) return { tree: undefined, by, decision: undefined };
  const says = (some: ReadonlySet<string>, { filter }: Candidate) =>
    words(filter).some((word) => some.has(word));
  const telling = candidates.filter((candidate) => says(above, candidate));
  const [only, ...others] =
    telling.length > 0
      ? telling
      : candidates.filter((candidate) => !says(beside, candidate) && !isOrigin(candidate.filter));
  const chosen = wanted ?? (others.length === 0 ? only : undefined);
  const refusal = chosen
    ? refusalOf(chosen, { root, values }, wanted !== undefined)
    : 'Nothing says which of them is above the other.';
  if (!chosen || refusal !== undefined) {
    return {
      tree: undefined,
      by,
      decision: {
        role: 'tree',
        choice: 'none',
        rule: 'tree/none',
        evidence: refusal ?? '',
        rejected: candidates.map(({ filter }) => ({
          choice: filter,
          because: `It names another \`${type}\`.`,
        })),
      },
    };
  }
  const { filter, key } = chosen;
  return {
    tree: { filter, key },
    by,
    decision: {
      role: 'tree',
      choice: filter,
      rule: wanted ? 'tree/configured' : telling.includes(chosen) ? 'tree/name' : 'tree/only',
      evidence: `\`${filter}\` takes the key of another \`${type}\`, and nothing for those at the top.`,
      rejected: candidates
        .filter((other) => other !== chosen)
        .map((other) => ({
          choice: other.filter,
          because: 'Its name says less of what is above.',
        })),
    },
  };
}

interface Candidate {
  readonly filter: string;
  readonly field?: string | undefined;
  readonly hasRoots: boolean;
}

/**
 * Reason why a list cannot request the top level. The configuration is trusted as far as the list
 * supports it.
 */
function refusalOf(
  { filter, field = filter, hasRoots }: Candidate,
  { root, values }: TreeSource,
  isWanted: boolean,
): string | undefined {
  if (!hasRoots)
    return `\`${filter}\` cannot be compared with nothing, so that the records at the top cannot be asked for.`;
  if (isWanted) return undefined;
  const always = [filter, field].find((each) => isNonNullType(values[each]?.type));
  if (always !== undefined)
    return `\`${always}\` is there of every record, so that none is at the top.`;
  const choice = root && switchOf(root);
  return choice === undefined ? undefined : `What is at the top is said by \`${choice}\`.`;
}

/** The argument of a list, or a part of one, that switches to what is at the top. */
function switchOf({ field }: RootField): string | undefined {
  const parts = field.args.flatMap((argument) => {
    const type = getNamedType(argument.type);
    return [argument, ...(isInputObjectType(type) ? Object.values(type.getFields()) : [])];
  });
  return parts.find((part) => getNamedType(part.type).name === 'Boolean' && isSwitch(part.name))
    ?.name;
}
