import type { FieldDescriptor, InputDescriptor, KeyedResource } from '@admin/gql/resource';

import type { Names } from '../../resources/use-names.ts';
import { formInputs } from '../../form/form-inputs.ts';
import { localName } from '../../values/value-descriptor.ts';

/** Field that a column of a file can be mapped to. */
export interface ImportField {
  /** Name of the input, or of a key field without an input: `customerId`, `id`. */
  readonly name: string;
  /** Label of the field. A field in an object is preceded by the object's label: `Адрес: Город`. */
  readonly label: string;
  /** Headers that match the field, the usual one first. */
  readonly headers: readonly string[];
  /** Input that parses and validates a value. */
  readonly input: InputDescriptor;
  /** Path of the value, from the outermost input: `['address', 'city']`. */
  readonly path: readonly [string, ...string[]];
  /** Whether a new record requires it. */
  readonly required: boolean;
  /** Whether the field has no input, so that it only finds records. */
  readonly isKeyOnly: boolean;
  /** Whether the field is never empty, so that an empty cell is ignored in a new record. */
  readonly isNeverEmpty: boolean;
}

/** Fields of a resource that a file can contain: those of its forms, and its key. */
export function importFields(resource: KeyedResource, names: Names): readonly ImportField[] {
  const { create, update } = resource;
  const created = formInputs(resource, create?.inputs ?? []);
  const known = new Set(created.map(({ name }) => name));
  const inputs = [
    ...created,
    ...formInputs(resource, update?.inputs ?? []).filter(({ name }) => !known.has(name)),
  ];
  const required = new Set(create?.inputs.flatMap((input) => (input.required ? [input.name] : [])));
  const fields = inputs.flatMap((input) =>
    fieldsOf(resource, names, input, {
      path: [input.name],
      before: '',
      required: required.has(input.name),
    }),
  );
  const keys = resource.key.flatMap((key): ImportField[] => {
    const field = resource.fields.find(({ name }) => name === key);
    const isThere = fields.some((each) => each.name === key || each.input.field === key);
    return isThere ? [] : [keyField(resource, names, key, field)];
  });
  return [...keys, ...fields];
}

interface Around {
  readonly path: ImportField['path'];
  readonly before: string;
  readonly required: boolean;
}

function fieldsOf(
  resource: KeyedResource,
  names: Names,
  input: InputDescriptor,
  { path, before, required }: Around,
): readonly ImportField[] {
  if (input.kind === 'file') return [];
  const own = names.field(resource.name, input);
  const label = before + own;
  if (input.kind === 'object' && input.inputs && !input.list) {
    return input.inputs.flatMap((inner) =>
      fieldsOf(resource, names, inner, {
        path: [...path, localName(inner)],
        before: `${label}: `,
        required: required && inner.required,
      }),
    );
  }
  const field = resource.fields.find(({ name }) => name === (input.field ?? input.name));
  const { currency } = input.money ?? field?.money ?? {};
  const priced =
    currency !== undefined && /^[A-Z]{3}$/.test(currency) ? [`${label}, ${currency}`] : [];
  return [
    {
      name: path.join('.'),
      label,
      headers: [
        ...priced,
        label,
        path.join('.'),
        ...(input.field === undefined ? [] : [input.field]),
      ],
      input,
      path,
      required,
      isKeyOnly: false,
      isNeverEmpty: !input.nullable || field?.nullable === false,
    },
  ];
}

function keyField(
  resource: KeyedResource,
  names: Names,
  name: string,
  field: FieldDescriptor | undefined,
): ImportField {
  const label = names.field(resource.name, field ?? { name });
  const input: InputDescriptor = {
    ...field,
    name,
    kind: field?.kind ?? 'string',
    required: false,
    nullable: true,
    reference: undefined,
    value: (record) => record[name],
  };
  return {
    name,
    label,
    headers: [label, name],
    input,
    path: [name],
    required: false,
    isKeyOnly: true,
    isNeverEmpty: true,
  };
}
