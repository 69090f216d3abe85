import type { InputDescriptor } from '@admin/gql/resource';

/**
 * Inputs of a query with a single search field: the input of the term, and those that must be
 * chosen next to it.
 */
export interface SearchInputs {
  readonly term: InputDescriptor;
  readonly choices: readonly InputDescriptor[];
}

const named = /^(q|query|term|text|search|keywords?|phrase)(?![a-z])/i;

/** `null` where one field is not enough: then the query has its page alone. */
export function searchInputs(inputs: readonly InputDescriptor[]): SearchInputs | null {
  const texts = inputs.filter(
    ({ kind, list, reference, values }) =>
      (kind === 'string' || kind === 'text') && !list && !reference && !values,
  );
  const lastPart = ({ name }: InputDescriptor) => name.split('.').at(-1) ?? name;
  const term =
    texts.find(({ required }) => required) ??
    texts.find((input) => named.test(lastPart(input))) ??
    texts[0];
  const others = inputs.filter(
    (input) =>
      input !== term &&
      input.required &&
      !input.list &&
      input.kind !== 'boolean' &&
      input.defaultValue == null,
  );
  const choices = others.filter(({ kind, values }) => kind === 'enum' && (values?.length ?? 0) > 0);
  return term && choices.length === others.length ? { term, choices } : null;
}
