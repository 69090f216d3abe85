import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../text/use-formats.ts';
import '../locales/actions-texts.ts';
import type { actions } from '../locales/actions.ru.json';

type Key = keyof typeof actions;
/** Keys of texts with plural forms, which Russian has several of. */
type Counted = Key extends infer Each ? (Each extends `${infer Name}_other` ? Name : never) : never;
type Name = Exclude<Key, `${Counted}_${string}`> | Counted;

export type ActionText = (
  name: Name,
  values?: Readonly<Record<string, string>>,
  count?: number,
) => string;

/** Texts about actions, `actions.<name>` of the catalogue. */
export function useActionTexts(): ActionText {
  const { t } = useTranslation();
  const formats = useFormats();
  return useCallback<ActionText>(
    (name, values = {}, count) =>
      t(`actions.${name}`, {
        ...values,
        ...(count !== undefined && { count, number: formats.integer(count) }),
      }),
    [t, formats],
  );
}
