import { MutationRejectedError } from '@admin/gql';
import type { DimensionDescriptor, KeyedResource, ResourceRecord } from '@admin/gql/resource';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useWrite } from '../../data/use-write.ts';
import { useRecordTitle } from '../../fields/use-record-title.ts';
import { useNotify } from '../../kit/notify-context.ts';
import '../../locales/dimensions-texts.ts';
import '../../locales/errors-texts.ts';
import { errorText } from '../../text/error-text.ts';
import { keyOf } from '../../values/record-key.ts';

export interface Publishing {
  readonly isPublishing: boolean;
  readonly publish: () => void;
}

/** Writes an unchanged draft under the dimension's value for published records. */
export function usePublish(
  resource: KeyedResource,
  record: ResourceRecord,
  { name, published }: Pick<DimensionDescriptor, 'name' | 'published'>,
): Publishing {
  const { t } = useTranslation();
  const notify = useNotify();
  const title = useRecordTitle(resource);
  const write = useWrite();
  const [isPublishing, setPublishing] = useState(false);
  const { update } = resource;
  const send = async () => {
    if (!update || isPublishing) return;
    setPublishing(true);
    try {
      const { errors } = await write({
        document: update.document,
        variables: {
          ...update.variables(keyOf(resource, record), {}, record),
          [name]: published,
        },
        result: (data) => update.result(data),
      });
      if (errors.length > 0)
        notify({ severity: 'error', text: errors.map(({ message }) => message).join(' ') });
      else notify({ text: t('dimensions.published', { record: title(record) }) });
    } catch (error) {
      notify({ severity: 'error', text: refusalText(error, t) });
    } finally {
      setPublishing(false);
    }
  };
  return { isPublishing, publish: () => void send() };
}

function refusalText(error: unknown, t: Parameters<typeof errorText>[1]): string {
  if (error instanceof MutationRejectedError)
    return Object.values(error.fieldErrors).join(' ') || error.message;
  const { title, advice } = errorText(error, t);
  return `${title}. ${advice}`;
}
