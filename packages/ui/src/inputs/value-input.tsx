import type { FieldKind } from '@admin/gql';
import { lazy, Suspense, type ComponentType } from 'react';

import { Bone } from '../feedback/bone.tsx';
import { BooleanInput } from './boolean-input.tsx';
import { EnumInput } from './enum-input.tsx';
import type { InputProps } from './input-props.ts';
import { NumberInput } from './number-input.tsx';
import { EmailInput, LongTextInput, TextInput, UrlInput } from './text-input.tsx';
import type { ValueDescriptor } from './values/value-descriptor.ts';
import { UuidInput } from './uuid-input.tsx';

const ReferencePicker = lazy(async () => ({ default: (await import('../picker/reference-picker.tsx')).ReferencePicker }));
const DateInput = lazy(async () => ({ default: (await import('./date-input.tsx')).DateInput }));
const TimeInput = lazy(async () => ({ default: (await import('./time-inputs.tsx')).TimeInput }));
const InstantInput = lazy(async () => ({ default: (await import('./time-inputs.tsx')).InstantInput }));
const LocalDateTimeInput = lazy(async () => ({ default: (await import('./time-inputs.tsx')).LocalDateTimeInput }));
const IntervalInput = lazy(async () => ({ default: (await import('./composite-inputs.ts')).IntervalInput }));
const RangeInput = lazy(async () => ({ default: (await import('./composite-inputs.ts')).RangeInput }));
const ListInput = lazy(async () => ({ default: (await import('./composite-inputs.ts')).ListInput }));
const ObjectInput = lazy(async () => ({ default: (await import('./composite-inputs.ts')).ObjectInput }));
const JsonInput = lazy(async () => ({ default: (await import('./composite-inputs.ts')).JsonInput }));
const BinaryInput = lazy(async () => ({ default: (await import('./composite-inputs.ts')).BinaryInput }));
const ChipsInput = lazy(async () => ({ default: (await import('./chips-input.tsx')).ChipsInput }));

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
  object: ObjectInput,
  reference: ObjectInput,
};

/**
 * The control that fits a value: a picker for a reference, chips for a list of short values, else what its kind asks for.
 * Pickers and composite controls are loaded when the first of them is shown; until then a bar of the same height stands there.
 */
export function ValueInput(props: InputProps) {
  return (
    <Suspense fallback={<Bone width="100%" height={40} />}>
      <InputOfKind {...props} />
    </Suspense>
  );
}

function InputOfKind(props: InputProps) {
  const { descriptor } = props;
  if (descriptor.list) return isShort(descriptor) ? <ChipsInput {...props} /> : <ListInput {...props} />;
  if (descriptor.reference) return <ReferencePicker {...props} reference={descriptor.reference} />;
  const Input = inputs[descriptor.kind];
  return <Input {...props} />;
}

/** Whether the elements of a list fit on chips. */
function isShort({ kind, reference }: ValueDescriptor): boolean {
  if (reference) return false;
  return ['string', 'id', 'uuid', 'email', 'url', 'integer', 'bigint', 'decimal', 'float', 'enum'].includes(kind);
}
