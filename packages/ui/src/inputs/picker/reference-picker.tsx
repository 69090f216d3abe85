import { useResource } from '../../data/use-resource.ts';
import { useResources } from '../../resources/resources-context.tsx';
import type { InputProps } from '../../values/input-props.ts';
import { NumberInput } from '../number-input.tsx';
import { TextInput } from '../text-input.tsx';
import { isNumberKind } from '../../values/number-text.ts';
import type { ValueDescriptor } from '../../values/value-descriptor.ts';
import { RecordPicker } from './record-picker.tsx';

export interface ReferencePickerProps extends InputProps {
  readonly reference: NonNullable<ValueDescriptor['reference']>;
}

/**
 * Picker of a record of another resource; a text input of its key where that resource cannot be
 * searched.
 */
export function ReferencePicker(props: ReferencePickerProps) {
  const resources = useResources();
  const isKnown = resources.get(props.reference.resource) !== undefined;
  return isKnown ? <KnownReferencePicker {...props} /> : <KeyInput {...props} />;
}

function KnownReferencePicker({ reference, ...props }: ReferencePickerProps) {
  const resource = useResource(reference.resource);
  if (!resource.picker) return <KeyInput {...props} />;
  return (
    <RecordPicker
      {...props}
      target={resource}
      picker={resource.picker}
      keyField={reference.keyField ?? resource.key[0]}
      filters={reference.filters}
    />
  );
}

function KeyInput(props: InputProps) {
  return isNumberKind(props.descriptor.kind) ? (
    <NumberInput {...props} />
  ) : (
    <TextInput {...props} />
  );
}
