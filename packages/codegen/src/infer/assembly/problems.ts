import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
} from 'graphql';

import type { OneOperation, Problem, WriteOperation } from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { Facts } from '../contracts/facts.ts';
import { sentenceList } from '../facts/names/words.ts';
import { isReserved, requiresReserved } from './inputs.ts';
import type { Role } from '../rules/evidence.ts';
import type { Resolution } from '../rules/resolve-lists.ts';
import type { Settled } from '../rules/resolve-roles.ts';

/** Every list that inference did not believe, why, and what would make its records a resource. */
export function describeDoubts({ doubtful }: Resolution): readonly Problem[] {
  return doubtful.map(({ type, chosen, rejected }): Problem => {
    const names = [chosen, ...rejected].map(({ choice }) => choice);
    const against = chosen.evidence
      .filter((evidence) => evidence.against)
      .sort((a, b) => b.confidence - a.confidence);
    const strongest = against.find(({ remedy }) => remedy !== undefined);
    const because =
      strongest?.because ??
      (against.length > 0
        ? against.map((each) => each.because).join(' ')
        : 'Too little says that it does.');
    const lists =
      names.length > 1
        ? `${sentenceList(names)} list it and it is`
        : `${sentenceList(names)} lists it and is`;
    return {
      subject: type,
      message: `${lists} not taken for a resource. ${because}`,
      remedy:
        strongest?.remedy ??
        `Name \`${type}\` in \`admin.include\` if its records are to have screens of their own.`,
    };
  });
}

/** Types that mutations write and no query field lists. */
export function describeUnlisted(facts: Facts, known: ReadonlySet<string>): readonly Problem[] {
  const unlisted = new Map<string, string>();
  for (const root of facts.mutations) {
    for (const { role, unusual, stems } of root.writes) {
      const named = facts.typesByWord.get((stems[0] ?? []).join(''));
      const type = isObjectType(named) && facts.isIdentified(named) ? named.name : undefined;
      if (
        role !== 'remove' &&
        !unusual &&
        type !== undefined &&
        !known.has(type) &&
        facts.payloadTypesOf(root.field).has(type) &&
        !unlisted.has(type)
      )
        unlisted.set(type, root.name);
    }
  }
  return [...unlisted].map(([type, mutation]) => ({
    subject: type,
    message: `\`${mutation}\` writes it and no query field lists it.`,
    remedy: `Add a query field that returns \`[${type}!]!\` or a page of them.`,
  }));
}

type Usable = Readonly<Partial<Record<'create' | 'update' | 'remove', WriteOperation>>> & {
  readonly one?: OneOperation;
};

/** Operations that were found and cannot be called with what the resource knows of a record. */
export function describeUnusable(
  draft: Draft,
  roles: ReadonlyMap<Role, Settled> | undefined,
  usable: Usable,
): readonly Problem[] {
  const key = sentenceList(draft.key.map(({ field }) => field));
  return (['one', 'create', 'update', 'remove'] as const).flatMap((role): Problem[] => {
    const settled = roles?.get(role);
    if (!settled || usable[role]) return [];
    const { type } = draft.found;
    const message =
      role === 'create'
        ? 'It takes no values.'
        : `It does not take the key of \`${type}\`, ${key}${role === 'update' ? ', beside the values' : ''}.`;
    const remedy =
      role === 'create'
        ? `Name another mutation in \`admin.resources.${type}.create\`.`
        : `Let it take ${key}, name another field in \`admin.resources.${type}.${role}\`, or another key in \`admin.resources.${type}.key\`.`;
    return [{ subject: settled.chosen.choice, message, remedy }];
  });
}

/** Fields of objects inside the objects of mutations that no form has for their names alone. */
export function describeReservedInputs(facts: Facts): readonly Problem[] {
  const seen = new Set<GraphQLInputObjectType>();
  const visit = (type: GraphQLNamedType, depth: number): readonly Problem[] => {
    if (!isInputObjectType(type) || seen.has(type)) return [];
    if (depth > 0) seen.add(type);
    return Object.values(type.getFields()).flatMap((place) => [
      ...(depth > 0 && isReserved(place)
        ? [
            {
              subject: `${type.name}.${place.name}`,
              message: requiresReserved(type)
                ? `Names that begin with two underscores belong to the server: no form has it, and a form takes \`${type.name}\` as JSON.`
                : 'Names that begin with two underscores belong to the server: no form has it.',
              remedy: 'Give the field a name without them.',
            },
          ]
        : []),
      ...visit(getNamedType(place.type), depth + 1),
    ]);
  };
  return facts.mutations.flatMap(({ field }) =>
    field.args.flatMap(({ type }) => visit(getNamedType(type), 0)),
  );
}

/** Removes duplicate problems and sorts them by subject. */
export function distinctProblems(problems: readonly Problem[]): readonly Problem[] {
  const each = [
    ...new Map(
      problems.map((problem) => [`${problem.subject}: ${problem.message}`, problem]),
    ).values(),
  ];
  return each.sort((a, b) => (a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0));
}
