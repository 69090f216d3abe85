import type { FieldKind, FormValues, InputDescriptor } from '@admin/gql/resource';
import { useEffect, useState } from 'react';

import { useDataClient } from '../data/use-data-client.ts';
import { useResources } from '../resources/resources-context.tsx';
import { loadDescriptor } from '../data/use-resource.ts';
import { isNumberKind, numberParsers } from '../values/number-text.ts';
import { isUnparsed } from '../values/unparsed-text.ts';
import { loadReferenced } from '../data/load-referenced.ts';
import { useScope } from '../resources/scope-context.tsx';

const nothing: FormValues = {};

/**
 * Values for a new record from the address: `?customerId=5`, as links on the page of a customer
 * have it. `null` while they load, since the key of a reference has the type of the referenced
 * record's key.
 */
export function usePrefill(inputs: readonly InputDescriptor[], search: string): FormValues | null {
  const client = useDataClient();
  const resources = useResources();
  const { values: scope } = useScope();
  const [found, setFound] = useState<{
    readonly search: string;
    readonly values: FormValues;
  } | null>(null);
  const given = new URLSearchParams(search);
  const isNeeded = inputs.some(({ name }) => given.has(name));

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    const params = new URLSearchParams(search);
    const valueOf = async (input: InputDescriptor, text: string): Promise<unknown> => {
      const { reference } = input;
      const summary = reference && resources.get(reference.resource);
      if (!reference || !summary) return parsed(input, text);
      try {
        const record = await loadReferenced(
          client,
          await loadDescriptor(client, summary, scope),
          reference.keyField,
          text,
        );
        return record?.[reference.keyField] ?? parsed(input, text);
      } catch {
        return parsed(input, text);
      }
    };
    const load = async () => {
      const named = inputs.filter(({ name, list }) => params.has(name) && !list);
      const values = await Promise.all(
        named.map(
          async (input) =>
            [input.name, await valueOf(input, params.get(input.name) ?? '')] as const,
        ),
      );
      if (isWanted)
        setFound({
          search,
          values: Object.fromEntries(
            values.filter(([, value]) => value !== null && !isUnparsed(value)),
          ),
        });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [isNeeded, search, inputs, client, resources, scope]);

  if (!isNeeded) return nothing;
  return found?.search === search ? found.values : null;
}

/** Kinds whose value is one plain parameter of an address. */
const plain: readonly FieldKind[] = [
  'string',
  'text',
  'id',
  'uuid',
  'url',
  'email',
  'date',
  'time',
  'instant',
  'localDateTime',
  'reference',
];

function parsed({ kind, values }: InputDescriptor, text: string): unknown {
  if (isNumberKind(kind)) return numberParsers[kind](text);
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : null;
  if (kind === 'enum') return values?.some(({ value }) => value === text) ? text : null;
  return plain.includes(kind) && text !== '' ? text : null;
}
