import type { FieldKind } from '@admin/gql/resource';
import { Suspense, type ComponentType } from 'react';

import { lazyComponent } from '../kit/lazy-component.tsx';
import { Bone } from '../kit/bone.tsx';
import { BooleanInput } from './boolean-input.tsx';
import { EnumInput } from './enum-input.tsx';
import type { InputProps } from '../values/input-props.ts';
import { NumberInput } from './number-input.tsx';
import { EmailInput, LongTextInput, TextInput, UrlInput } from './text-input.tsx';
import type { ValueDescriptor } from '../values/value-descriptor.ts';
import { UuidInput } from './uuid-input.tsx';

const chunks = {
  picker: () => import('./picker/reference-picker.tsx'),
  date: () => import('./date-input.tsx'),
  time: () => import('./time-inputs.tsx'),
  composite: () => import('./composite-inputs.ts'),
  chips: () => import('./chips-input.tsx'),
};

const placeholder = <Bone width="100%" height={40} />;
const ReferencePicker = lazyComponent(
  async () => (await chunks.picker()).ReferencePicker,
  placeholder,
);
const DateInput = lazyComponent(async () => (await chunks.date()).DateInput, placeholder);
const TimeInput = lazyComponent(async () => (await chunks.time()).TimeInput, placeholder);
const InstantInput = lazyComponent(async () => (await chunks.time()).InstantInput, placeholder);
const LocalDateTimeInput = lazyComponent(
  async () => (await chunks.time()).LocalDateTimeInput,
  placeholder,
);
const IntervalInput = lazyComponent(
  async () => (await chunks.composite()).IntervalInput,
  placeholder,
);
const RangeInput = lazyComponent(async () => (await chunks.composite()).RangeInput, placeholder);
const ListInput = lazyComponent(async () => (await chunks.composite()).ListInput, placeholder);
const ObjectInput = lazyComponent(async () => (await chunks.composite()).ObjectInput, placeholder);
const JsonInput = lazyComponent(async () => (await chunks.composite()).JsonInput, placeholder);
const BinaryInput = lazyComponent(async () => (await chunks.composite()).BinaryInput, placeholder);
const FileInput = lazyComponent(async () => (await chunks.composite()).FileInput, placeholder);
const ChipsInput = lazyComponent(async () => (await chunks.chips()).ChipsInput, placeholder);

const chunkOfKind: Partial<Record<FieldKind, keyof typeof chunks>> = {
  date: 'date',
  time: 'time',
  instant: 'time',
  localDateTime: 'time',
  interval: 'composite',
  range: 'composite',
  json: 'composite',
  binary: 'composite',
  file: 'composite',
  object: 'composite',
  reference: 'composite',
};

/** Preloads the controls of the values. Load errors are shown when the control itself loads. */
export function preloadControls(descriptors: readonly ValueDescriptor[]): void {
  for (const descriptor of descriptors) {
    const { kind, list, reference, of } = descriptor;
    const element = reference ? 'picker' : chunkOfKind[kind];
    const names = [
      list ? (isShort(descriptor) ? 'chips' : 'composite') : element,
      list && !isShort(descriptor) ? element : undefined,
      of && chunkOfKind[of],
    ] as const;
    for (const name of names) if (name) chunks[name]().catch(() => undefined);
  }
}

const inputs: Readonly<Record<FieldKind, ComponentType<InputProps>>> = {
  string: TextInput,
  id: TextInput,
  text: LongTextInput,
  email: EmailInput,
  url: UrlInput,
  uuid: UuidInput,
  integer: NumberInput,
  bigint: NumberInput,
  decimal: NumberInput,
  float: NumberInput,
  boolean: BooleanInput,
  enum: EnumInput,
  date: DateInput,
  time: TimeInput,
  instant: InstantInput,
  localDateTime: LocalDateTimeInput,
  interval: IntervalInput,
  range: RangeInput,
  json: JsonInput,
  binary: BinaryInput,
  file: FileInput,
  object: ObjectInput,
  reference: ObjectInput,
};

/**
 * Control for a value: a picker for a reference, chips for a list of short values, otherwise the
 * input of its kind. Pickers and composite controls are loaded on demand; a placeholder of the same
 * height is shown meanwhile.
 */
export function ValueInput(props: InputProps) {
  return (
    <Suspense fallback={placeholder}>
      <InputOfKind {...props} />
    </Suspense>
  );
}

function InputOfKind(props: InputProps) {
  const { descriptor } = props;
  // A file input takes several files itself.
  if (descriptor.list && descriptor.kind !== 'file')
    return isShort(descriptor) ? <ChipsInput {...props} /> : <ListInput {...props} />;
  if (descriptor.reference) return <ReferencePicker {...props} reference={descriptor.reference} />;
  const Input = descriptor.values ? EnumInput : inputs[descriptor.kind];
  return <Input {...props} />;
}

/** Tests whether the elements of a list are short enough for chips. */
function isShort({ kind, reference }: ValueDescriptor): boolean {
  if (reference) return false;
  return [
    'string',
    'id',
    'uuid',
    'email',
    'url',
    'integer',
    'bigint',
    'decimal',
    'float',
    'enum',
  ].includes(kind);
}
