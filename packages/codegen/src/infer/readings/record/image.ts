import { getNamedType, isNonNullType, type GraphQLNamedType } from 'graphql';

import type { FieldKind, Path } from '../../../model.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { seamless, singular, words } from '../../facts/names/words.ts';
import { fieldsOf, hasList, requiredArguments } from '../../facts/schema-types.ts';

const nouns = new Set([
  'image',
  'img',
  'pic',
  'avatar',
  'photo',
  'photograph',
  'picture',
  'logo',
  'thumbnail',
  'thumb',
  'banner',
  'poster',
  'icon',
  'favicon',
  'cover',
  'screenshot',
  'headshot',
  'userpic',
]);
const addresses = new Set(['url', 'uri', 'src', 'href', 'link', 'source', 'path']);

/** Members of a file that hold its address, smaller pictures first. */
const small = new Set(['preview', 'thumbnail', 'thumb']);
const inOrder = [
  'medium',
  'url',
  'src',
  'sourceurl',
  'fileurl',
  'publicurl',
  'downloadurl',
  'uri',
  'href',
  'source',
  'large',
  'original',
  'small',
];
const mayHold = /preview|thumb|ur[il]|src|href|source|medium|large|original|small/i;

/** Members that only what is kept as a file has. */
const ofFiles = ['mime', 'mimetype', 'filesize', 'filename', 'alt', 'alttext', 'alternativetext'];

/** An object with one of these measures as well is a parcel, or a film. */
const measured = ['depth', 'length', 'weight', 'duration'];

/**
 * Path of a picture's URL inside the value of a field: `[]` where it is the value, `['preview']`
 * inside an object or another record. A string is a picture by a usual name, `avatarUrl`; an object
 * is one where its members are those of a file, or its name is that of a picture. The screen checks
 * whether the value is a URL of a picture.
 *
 * @param owner type with the field
 * @param at type of the value, inside the envelope where there is one
 */
export function readImage(
  field: OutputField,
  owner: GraphQLNamedType,
  kind: FieldKind,
  at: GraphQLNamedType,
): Path | undefined {
  if (kind === 'string' || kind === 'url')
    return isNamed(field.name) ||
      (mayHold.test(field.name) && addressIn(owner)?.join('.') === field.name)
      ? []
      : undefined;
  return kind === 'object' || kind === 'reference' ? addressIn(at, isNamed(field.name)) : undefined;
}

/** `logo`, `coverImage`, `avatar_url`, not `logoBackgroundColor`. */
function isNamed(name: string): boolean {
  const parts = words(name);
  const last = parts.at(-1) ?? '';
  return nouns.has(singular((addresses.has(last) ? parts.at(-2) : last) ?? ''));
}

/** An envelope has a key and what it is around: `{ id, attributes { url, mime } }`. */
const largestEnvelope = 3;

function addressIn(type: GraphQLNamedType, isPicture = false): Path | undefined {
  const members = Object.values(fieldsOf(type));
  const address = addressAmong(members);
  // The address of a banner that has an image is where it leads to.
  const isPictureType =
    isNamed(type.name) &&
    !members.some(({ name }) => isNamed(name) && !words(name).some((word) => small.has(word)));
  if (address !== undefined && (isPicture || isPictureType || isFile(members))) return [address];
  const file =
    members.length <= largestEnvelope
      ? members.find(
          (member) =>
            !hasList(member.type) && isFile(Object.values(fieldsOf(getNamedType(member.type)))),
        )
      : undefined;
  const inner = file && addressAmong(Object.values(fieldsOf(getNamedType(file.type))));
  return inner === undefined || file === undefined ? undefined : [file.name, inner];
}

function addressAmong(members: readonly OutputField[]): string | undefined {
  const texts = members.filter((member) => mayHold.test(member.name) && isText(member));
  const smaller = texts.find(
    ({ name }) =>
      words(name).every((word) => small.has(word) || addresses.has(word)) &&
      words(name).some((word) => small.has(word)),
  );
  const whole = inOrder.flatMap((name) => texts.filter((text) => seamless(text.name) === name))[0];
  // A preview that only some have is none of the others: theirs is the file itself, where that is
  // always there, or made of pixels.
  const isSure =
    smaller &&
    (isNonNullType(smaller.type) || !(whole && (isNonNullType(whole.type) || hasPixels(members))));
  return (isSure ? smaller : (whole ?? smaller))?.name;
}

function isFile(members: readonly OutputField[]): boolean {
  const names = new Set(members.map(({ name }) => seamless(name)));
  return ofFiles.some((name) => names.has(name)) || hasPixels(members);
}

function hasPixels(members: readonly OutputField[]): boolean {
  const names = new Set(members.map(({ name }) => seamless(name)));
  return names.has('width') && names.has('height') && !measured.some((name) => names.has(name));
}

const isText = (member: OutputField): boolean =>
  !hasList(member.type) &&
  requiredArguments(member).length === 0 &&
  /^string$|ur[il]$/i.test(getNamedType(member.type).name);
