import type { ReferenceDescriptor, ResourceRecord } from '@admin/gql';

import { showHref } from '../admin/addresses.ts';
import { useCan } from '../admin/use-resource.ts';
import { TextLink } from './text-link.tsx';

export interface ReferenceLinkProps {
  readonly reference: ReferenceDescriptor;
  /** The nested object. */
  readonly value: ResourceRecord;
  /** Its label; the key when it has none. */
  readonly label: string;
}

/** The label of another record, as a link where that record has a page. */
export function ReferenceLink({ reference, value, label }: ReferenceLinkProps) {
  const can = useCan();
  const hasKey = reference.key.every((field) => value[field] != null);
  const text = label || reference.key.map((field) => String(value[field])).join(', ');
  if (!hasKey || !can('show', reference.resource)) return text;
  return <TextLink href={showHref(reference.resource, reference.key, value)}>{text}</TextLink>;
}
