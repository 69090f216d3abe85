import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isScalarType,
  type GraphQLInputField,
  type GraphQLNamedInputType,
} from 'graphql';

import type { Filter, FilterField } from '../../../model.ts';
import { seamless } from '../../facts/names/words.ts';
import type { Place } from '../../facts/places.ts';
import { hasList, inputsOf, isLeaf, isRequired } from '../../facts/schema-types.ts';
import type { Draft } from '../../contracts/draft.ts';
import { valuesOf } from '../record/envelope.ts';
import { conditionNames, isAboutSecret, type NamedField } from './condition-names.ts';
import { fits } from './conditions.ts';
import type { FilterReading } from './filter-place.ts';
import { readOperator } from './operator-words.ts';

const fieldKeys = ['field', 'fieldname', 'column', 'property', 'attribute', 'key', 'path', 'name'];
const operatorKeys = [
  'operator',
  'op',
  'comparator',
  'comparison',
  'condition',
  'matchmode',
  'operation',
  'predicate',
  'modifier',
  'rule',
];

/**
 * `filters: [{ field: "name", operator: EQUALS, value: "Anna" }]`: a list of conditions, each of
 * which names a field, an operator and a value.
 */
export const listedTerms: FilterReading = {
  name: 'listed-terms',
  read({ places, draft }) {
    for (const place of places) {
      const term = readTerm(place);
      const fields = term ? fieldsOfTerm(term, draft) : [];
      if (!term || fields.length === 0) continue;
      const meaning: Filter = { argument: place.path, type: place.type.name, list: true, fields };
      return {
        meaning,
        because: `\`${place.path.join('.')}\` takes a list of \`${place.type.name}\`, each with a field at \`${term.field.name}\`, an operator at \`${term.operator.name}\` and a value at \`${term.value.name}\`.`,
      };
    }
    return undefined;
  },
};

/** Tests whether an input takes such a list. */
export const takesTerms = (place: Place): boolean => readTerm(place) !== undefined;

interface Term {
  readonly field: GraphQLInputField;
  readonly operator: GraphQLInputField;
  readonly value: GraphQLInputField;
}

function readTerm({ list, type }: Place): Term | undefined {
  if (!list || !isInputObjectType(type)) return undefined;
  const inputs = Object.values(inputsOf(type));
  const single = (
    names: readonly string[],
    accept: (type: GraphQLNamedInputType) => boolean,
  ): GraphQLInputField | undefined =>
    names
      .map((name) =>
        inputs.find(
          (input) =>
            seamless(input.name) === name &&
            !hasList(input.type) &&
            accept(getNamedType(input.type)),
        ),
      )
      .find((input) => input !== undefined);
  const operator = single(operatorKeys, isEnumType);
  const field = single(fieldKeys, (named) => isEnumType(named) || named.name === 'String');
  const value = inputs.find(
    (input) => ['value', 'val'].includes(seamless(input.name)) && isLeaf(input.type),
  );
  if (
    !field ||
    !operator ||
    !value ||
    inputs.some((input) => ![field, operator, value].includes(input) && isRequired(input))
  )
    return undefined;
  return { field, operator, value };
}

/** Possible fields of a term, and the operators that apply to their kinds. */
function fieldsOfTerm({ field, operator, value }: Term, draft: Draft): readonly FilterField[] {
  const names = conditionNames(draft);
  const own = valuesOf(draft.found.record, draft.envelope);
  const [called, operators, type] = [
    getNamedType(field.type),
    getNamedType(operator.type),
    getNamedType(value.type),
  ];
  const known = new Map(
    [...names]
      .filter(([name]) => !isAboutSecret(name, draft))
      .map(([name, named]) => [seamless(name), { ...named, condition: name }] as const),
  );
  // Text is what the server calls its plain fields.
  const spellings = isEnumType(called)
    ? called.getValues().map(({ name }) => name)
    : [...names.keys()].filter(
        (name) => own[name] && isLeaf(own[name].type) && !hasList(own[name].type),
      );
  const spelled = isEnumType(operators)
    ? operators.getValues().flatMap(({ name }) => {
        const meant = readOperator(name);
        return meant ? [{ name, ...meant }] : [];
      })
    : [];
  const found = spellings.flatMap((spelling): FilterField[] => {
    const named = known.get(seamless(spelling));
    // A value of an enum or an object is no text, and a scalar of any kind has no values to choose
    // from.
    if (!named || !isPlain(named.kind) || !isScalarType(type)) return [];
    const all = spelled.flatMap(({ name, operator: meant, pattern }) =>
      meant !== 'isNull' &&
      (meant === 'in' || meant === 'notIn') === hasList(value.type) &&
      fits(meant, named.kind)
        ? [
            {
              operator: meant,
              path: [value.name],
              type: type.name,
              list: hasList(value.type),
              constants: { [field.name]: spelling, [operator.name]: name },
              ...(pattern === undefined ? {} : { pattern }),
            },
          ]
        : [],
    );
    const first = all.filter(
      (each, at) => all.findIndex((other) => other.operator === each.operator) === at,
    );
    if (first.length === 0) return [];
    return [
      {
        name: named.condition,
        kind: named.kind,
        ...(named.reference ? { reference: { resource: named.reference.resource } } : {}),
        ...(named.name !== named.condition ? { field: named.name } : {}),
        operators: first,
      },
    ];
  });
  return [...new Map(found.toReversed().map((each) => [each.name, each])).values()].toReversed();
}

const isPlain = (kind: NamedField['kind']): boolean =>
  !['object', 'enum', 'json', 'binary', 'range', 'interval'].includes(kind);
