import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'grafast/graphql';
import type { Answer } from './admin.ts';
import { exampleOf } from './example-call.ts';

/** What is tried as a value of every text and UUID. */
export interface Guess {
  readonly text: string;
  readonly uuid: string;
}

type Field = GraphQLField<unknown, unknown>;

/** What differs between two databases for reasons of its own. */
const unstable: ReadonlySet<string> = new Set([
  'revision',
  'createdAt',
  'lastSignInAt',
  'password',
]);

/** Everything that a field answers with, some steps deep. */
function selectionOf(field: Field, depth: number): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const parts = Object.values(type.getFields())
    .filter((each) => !each.args.some(isRequiredArgument) && !unstable.has(each.name))
    .flatMap((each) => {
      if (!isObjectType(getNamedType(each.type))) return [each.name];
      return depth > 0 ? [`${each.name} ${selectionOf(each, depth - 1)}`] : [];
    });
  return `{ ${['__typename', ...parts].join(' ')} }`;
}

/**
 * Values that a place takes, guesses among them: texts of GraphQL. What has been gone through below
 * the same place once is not gone through again.
 */
function valuesOf(
  type: GraphQLInputType,
  guess: Guess,
  place: string,
  seen: Set<string>,
): readonly string[] {
  const inner = getNullableType(type);
  if (isListType(inner))
    return valuesOf(inner.ofType, guess, place, seen).map((value) => `[${value}]`);
  if (isEnumType(inner)) return inner.getValues().map(({ name }) => name);
  if (!isInputObjectType(inner)) {
    if (inner.name === 'String') return [JSON.stringify(guess.text)];
    return [inner.name === 'UUID' ? JSON.stringify(guess.uuid) : exampleOf(inner)];
  }
  const fields = Object.values(inner.getFields());
  const needed = fields.filter(isRequiredInputField);
  return fields.flatMap((field) => {
    const key = `${place} ${inner.name}.${field.name}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const values = valuesOf(field.type, guess, `${inner.name}.${field.name}`, seen);
    // All that is below it has been gone through.
    return (values.length > 0 ? values : [exampleOf(field.type)]).map((value) => {
      const rest = needed
        .filter((each) => each !== field)
        .map((each) => `${each.name}: ${exampleOf(each.type)}`);
      return `{ ${[`${field.name}: ${value}`, ...rest].join(', ')} }`;
    });
  });
}

const callWith = ({ name }: Field, args: readonly string[], selection: string): string =>
  `${name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selection}`;

const neededBy = (field: Field, given?: string): readonly string[] =>
  field.args
    .filter((argument) => isRequiredArgument(argument) && argument.name !== given)
    .map(({ name, type }) => `${name}: ${exampleOf(type)}`);

/** Calls of a field: as it is, and with each value of each of its arguments. */
export function callsOf(field: Field, guess: Guess, depth = 4): readonly string[] {
  const seen = new Set<string>();
  return [
    callWith(field, neededBy(field), selectionOf(field, depth)),
    ...field.args.flatMap(({ name, type }) =>
      valuesOf(type, guess, name, seen).map((value) =>
        callWith(field, [`${name}: ${value}`, ...neededBy(field, name)], selectionOf(field, 1)),
      ),
    ),
  ];
}

/** Calls of every field of Query, and of every field with arguments below them, in its first place. */
export function queriesOf(schema: GraphQLSchema, guess: Guess): readonly string[] {
  const query = schema.getQueryType();
  if (!query) return [];
  const calls: string[] = [];
  const visited = new Set<GraphQLObjectType>([query]);
  const places: { readonly type: GraphQLObjectType; readonly within: (call: string) => string }[] =
    [{ type: query, within: (call) => call }];
  for (const { type, within } of places) {
    for (const field of Object.values(type.getFields())) {
      if (type === query) calls.push(...callsOf(field, guess));
      else if (field.args.length > 0) calls.push(...callsOf(field, guess, 1).map(within));
      const answered = getNamedType(field.type);
      if (!isObjectType(answered) || visited.has(answered)) continue;
      visited.add(answered);
      places.push({
        type: answered,
        within: (call) => within(callWith(field, neededBy(field), `{ ${call} }`)),
      });
    }
  }
  return calls;
}

/**
 * Arguments of fields of a schema, and fields of inputs, that no call gives a value to: read from
 * the calls, so that it does not believe those who made them.
 */
export function placesNotAsked(schema: GraphQLSchema, calls: readonly string[]): readonly string[] {
  const asked = new Set<string>();
  const info = new TypeInfo(schema);
  for (const kind of ['query', 'mutation'])
    for (const call of calls) {
      const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
      if (!root?.getFields()[/^\w+/.exec(call)?.[0] ?? '']) continue;
      visit(
        parse(`${kind} { ${call} }`, { noLocation: true }),
        visitWithTypeInfo(info, {
          Argument: ({ name }) =>
            void asked.add(
              `${info.getParentType()?.name}.${info.getFieldDef()?.name}.${name.value}`,
            ),
          ObjectField: ({ name }) => {
            const parent = info.getParentInputType();
            if (parent) asked.add(`${getNamedType(parent).name}.${name.value}`);
          },
        }),
      );
    }
  const places = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isInputObjectType(type))
      return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.map(({ name }) => `${type.name}.${field.name}.${name}`),
    );
  });
  return places.filter((place) => !asked.has(place));
}

interface Asked {
  ask(document: string): Promise<Pick<Answer, 'data' | 'errors'>>;
}

/** The calls that two databases answer differently, with what they answer. */
export async function differingAnswers(
  visitors: readonly Asked[],
  kind: 'query' | 'mutation',
  calls: readonly string[],
): Promise<readonly string[]> {
  /** Without what is new with each answer. */
  const answersOf = (document: string) =>
    Promise.all(
      visitors.map(async (visitor) => {
        const { data, errors } = await visitor.ask(document);
        return JSON.stringify({ data, errors }).replaceAll(
          /[\da-f]{8}-[\da-f]{4}-4[\da-f-]{21}/g,
          'id',
        );
      }),
    );
  const found: string[] = [];
  // Writes one by one: each finds what the one before it has left.
  const size = kind === 'query' ? 20 : 1;
  for (let at = 0; at < calls.length; at += size) {
    const some = calls.slice(at, at + size);
    const together = some.map((call, index) => `call${index}: ${call}`).join(' ');
    const [first, second] = await answersOf(`${kind} { ${together} }`);
    // One that is refused before it is carried out takes the others along.
    const isWhole = size === 1 || first?.startsWith('{"data":{') === true;
    if (isWhole && first !== second) found.push(`${together}\n${first}\n${second}`);
    for (const call of isWhole ? [] : some) {
      const [own, others] = await answersOf(`${kind} { ${call} }`);
      if (own !== others) found.push(`${call}\n${own}\n${others}`);
    }
  }
  return found;
}
