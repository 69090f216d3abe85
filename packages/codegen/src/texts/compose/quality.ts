import type { Verb } from '../dictionary.ts';
import { type Agreement, declineAdjective, shortForm } from '../morphology.ts';
import { inflect } from '../phrase.ts';
import type { Token } from '../tokens.ts';

export const neuter: Agreement = { gender: 'n', plural: false, animate: false };

/** A property or a state in its short form, where it has one. */
export function quality(
  { adjective, verb, noun, behind, plural }: Token,
  agreement: Agreement,
): string | undefined {
  if (adjective)
    return adjective.short === undefined
      ? declineAdjective(adjective.full, 'nom', { ...agreement, animate: false })
      : shortForm(adjective.full, agreement, adjective.short);
  if (verb?.form === 'past' && verb.verb.participle !== undefined)
    return shortForm(verb.verb.participle, agreement);
  return noun ? inflect({ ...noun.phrase, plural: noun.phrase.plural || plural }, 'nom') : behind;
}

export function stateOf(verb: Verb, form: string, agreement: Agreement): string | undefined {
  if (form === 'past' && verb.participle !== undefined)
    return shortForm(verb.participle, agreement);
  if (!verb.action) return undefined;
  const action = inflect(verb.action, 'nom');
  return form === 'ing' ? `идёт ${action}` : form === 'base' ? action : undefined;
}
