import type { InputDescriptor } from '@admin/gql/resource';

/**
 * The schema's description of an input, where it says more than the label and in the language of
 * the interface.
 */
export function helpOf(
  { description }: Pick<InputDescriptor, 'description'>,
  label: string,
  language: string,
): string | undefined {
  const text = description?.trim();
  if (!text || text.replace(/\.$/, '') === label) return undefined;
  return /[а-яё]/i.test(text) === (language === 'ru') ? text : undefined;
}
