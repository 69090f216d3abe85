import { nounPhrase } from '../noun-phrase.ts';
import { agreementOf, inflect } from '../phrase.ts';
import type { Token } from '../tokens.ts';

/** Switches: what is done where they are on. */
export const settings: Readonly<
  Record<string, { readonly says: string; readonly takes: 'acc' | 'gen' }>
> = {
  show: { says: 'показывать', takes: 'acc' },
  hide: { says: 'скрывать', takes: 'acc' },
  allow: { says: 'разрешать', takes: 'acc' },
  allows: { says: 'разрешает', takes: 'acc' },
  enable: { says: 'включить', takes: 'acc' },
  disable: { says: 'отключить', takes: 'acc' },
  use: { says: 'использовать', takes: 'acc' },
  uses: { says: 'использует', takes: 'acc' },
  require: { says: 'требовать', takes: 'acc' },
  requires: { says: 'требует', takes: 'gen' },
  include: { says: 'включать', takes: 'acc' },
  includes: { says: 'включает', takes: 'acc' },
  exclude: { says: 'исключать', takes: 'acc' },
  accept: { says: 'принимать', takes: 'acc' },
  accepts: { says: 'принимает', takes: 'acc' },
  send: { says: 'отправлять', takes: 'acc' },
  receive: { says: 'получать', takes: 'acc' },
  supports: { says: 'поддерживает', takes: 'acc' },
  skip: { says: 'пропускать', takes: 'acc' },
  track: { says: 'учитывать', takes: 'acc' },
  display: { says: 'показывать', takes: 'acc' },
  needs: { says: 'нужно', takes: 'acc' },
};

/** Statement with a subject and an object: `priceIncludesTax` is `цена включает налог`. */
export function deed(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex(
    ({ text }, index) => index > 0 && text.endsWith('s') && Object.hasOwn(settings, text),
  );
  const { says, takes } = settings[tokens[at]?.text ?? ''] ?? {};
  const subject = at > 0 ? nounPhrase(tokens.slice(0, at)) : undefined;
  const object = at > 0 ? nounPhrase(tokens.slice(at + 1)) : undefined;
  if (at < 0) return deedOfMany(tokens);
  return subject && object && takes && !agreementOf(subject).plural
    ? `${inflect(subject, 'nom')} ${says ?? ''} ${inflect(object, takes)}`
    : undefined;
}

/** `pricesIncludeTax`: what many do. */
function deedOfMany(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex(
    ({ text }, index) =>
      index > 0 && Object.hasOwn(doneByMany, text) && tokens[index - 1]?.plural === true,
  );
  const subject = at > 0 ? nounPhrase(tokens.slice(0, at)) : undefined;
  const object = at > 0 ? nounPhrase(tokens.slice(at + 1)) : undefined;
  const { says, takes } = doneByMany[tokens[at]?.text ?? ''] ?? {};
  return (
    subject &&
    object &&
    takes &&
    `${inflect(subject, 'nom')} ${says ?? ''} ${inflect(object, takes)}`
  );
}

const doneByMany: Readonly<
  Record<string, { readonly says: string; readonly takes: 'acc' | 'gen' }>
> = {
  include: { says: 'включают', takes: 'acc' },
  require: { says: 'требуют', takes: 'gen' },
  use: { says: 'используют', takes: 'acc' },
  support: { says: 'поддерживают', takes: 'acc' },
};
