import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isScalarType,
  type GraphQLArgument,
  type GraphQLInputField,
} from 'graphql';

import type { ArgumentPath, RequiredArgument } from '../../../model.ts';
import type { InputPlace, OutputField } from '../../contracts/schema.ts';
import { seamless, words } from '../../facts/names/words.ts';
import { hasList, isRequired } from '../../facts/schema-types.ts';

/** Arguments of a mutation that take the user's identifier and password. */
export interface Credentials {
  readonly identifier: ArgumentPath;
  readonly kind: 'email' | 'name';
  readonly password: ArgumentPath;
  /** Further required arguments: an empty input object, or a value from the configuration. */
  readonly required: readonly RequiredArgument[];
}

/** Names of user identifiers, the most reliable first. */
const identifiers = [
  'email',
  'emailaddress',
  'useremail',
  'username',
  'login',
  'identifier',
  'identity',
  'usernameoremail',
  'emailorusername',
  'name',
  'user',
  'account',
  'phone',
  'phonenumber',
  'mobile',
  'handle',
];
/** Input objects no deeper than this: `login(input: { native: { username, password } })`. */
const deepest = 3;

interface PlaceAt {
  readonly place: InputPlace;
  readonly path: ArgumentPath;
}

/**
 * The places of a person's name and password among the arguments, also inside of input objects,
 * both in one object; `undefined` where the field takes no password, or requires what nothing
 * gives.
 *
 * @param fixed Values that configuration names, by the name of the argument.
 */
export function readCredentials(
  field: OutputField,
  fixed: Readonly<Record<string, unknown>>,
): Credentials | undefined {
  return find(field.args, [], fixed);
}

function find(
  places: readonly (GraphQLArgument | GraphQLInputField)[],
  above: ArgumentPath,
  fixed: Readonly<Record<string, unknown>>,
): Credentials | undefined {
  const here: readonly PlaceAt[] = places.map((place) => ({ place, path: [...above, place.name] }));
  const password = here.find(({ place }) => isText(place) && isPassword(place.name));
  if (password) {
    const identifier = identifiers
      .flatMap((name) => here.filter(({ place }) => isText(place) && seamless(place.name) === name))
      .toSorted((a, b) => Number(isRequired(b.place)) - Number(isRequired(a.place)))[0];
    const required = identifier && requiredSiblings(here, [identifier, password], fixed);
    if (!identifier || !required) return undefined;
    return {
      identifier: identifier.path,
      kind:
        words(identifier.place.name).includes('email') &&
        !words(identifier.place.name).includes('or')
          ? 'email'
          : 'name',
      password: password.path,
      required,
    };
  }
  if (above.length >= deepest) return undefined;
  for (const each of here) {
    const type = getNamedType(each.place.type);
    if (!isInputObjectType(type) || hasList(each.place.type)) continue;
    const inner = find(Object.values(type.getFields()), each.path, fixed);
    const required = inner && requiredSiblings(here, [each], fixed);
    if (inner && required) return { ...inner, required: [...inner.required, ...required] };
  }
  return undefined;
}

function requiredSiblings(
  here: readonly PlaceAt[],
  given: readonly PlaceAt[],
  fixed: Readonly<Record<string, unknown>>,
): readonly RequiredArgument[] | undefined {
  const others = here.filter(
    ({ place }) => !given.some((each) => each.place === place) && isRequired(place),
  );
  const values = others.map(({ place, path }): RequiredArgument | undefined => {
    const value =
      (Object.hasOwn(fixed, place.name) ? fixed[place.name] : undefined) ?? emptyObject(place);
    return value === undefined
      ? undefined
      : { argument: path.join('.'), type: String(place.type), value };
  });
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** `{}` for an input object that requires nothing. */
export function emptyObject({ type }: InputPlace): object | undefined {
  const named = isNonNullType(type) ? type.ofType : type;
  return isInputObjectType(named) && !Object.values(named.getFields()).some(isRequired)
    ? {}
    : undefined;
}

const isText = ({ type }: InputPlace): boolean =>
  !hasList(type) &&
  isScalarType(getNamedType(type)) &&
  !['Int', 'Float', 'Boolean'].includes(getNamedType(type).name);

function isPassword(name: string): boolean {
  const parts = words(name);
  return (
    ['password', 'passwd', 'pass', 'passphrase'].includes(parts.at(-1) ?? '') &&
    !parts.some((part) => ['new', 'old', 'current', 'repeat', 'confirm'].includes(part))
  );
}
