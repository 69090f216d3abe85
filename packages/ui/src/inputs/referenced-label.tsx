import type { KeyedResource, ShowDescriptor } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useQueryAnswer } from '../data/use-query-answer.ts';
import { showVariables } from '../resources/show-variables.ts';
import { useResource } from '../data/use-resource.ts';
import { useSay } from '../fields/use-say.ts';
import { recordText } from '../values/record-text.ts';

export interface ReferencedLabelProps {
  readonly resource: string;
  /** Key of the record. */
  readonly value: unknown;
}

/**
 * Label of the record that a condition references by its key. The key itself until the record is
 * loaded, and for composite keys.
 */
export function ReferencedLabel({ resource, value }: ReferencedLabelProps) {
  const descriptor = useResource(resource);
  const key = String(value);
  if (!descriptor.show) return key;
  const [field, ...others] = descriptor.key;
  if (others.length > 0) return key;
  return <LoadedLabel descriptor={descriptor} show={descriptor.show} field={field} value={key} />;
}

interface LoadedLabelProps {
  readonly descriptor: KeyedResource;
  readonly show: ShowDescriptor;
  readonly field: string;
  readonly value: string;
}

function LoadedLabel({ descriptor, show, field, value }: LoadedLabelProps) {
  const variables = useMemo(() => showVariables(show, { [field]: value }), [show, field, value]);
  const say = useSay();
  const { data } = useQueryAnswer(show.document, variables, { isPartial: true });
  const record = data === undefined ? null : show.record(data);
  return record ? recordText(descriptor, record, say) : value;
}
