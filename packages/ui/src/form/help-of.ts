import type { InputDescriptor } from '@admin/gql/resource';

/**
 * Description of an input in the schema; `undefined` when it repeats the label or is in another
 * language than the interface.
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
