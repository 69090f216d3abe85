import Box from '@mui/material/Box';

import { useNames } from '../resources/use-names.ts';
import { FieldGroup } from './field-group.tsx';
import { isWide } from './is-wide.ts';
import type { InputProps } from '../values/input-props.ts';
import { JsonInput } from './json-input.tsx';
import { ValueInput } from './value-input.tsx';
import { isEmptyValue, isPlainObject } from '../values/same-value.ts';
import { localName } from '../values/value-descriptor.ts';

/** Inputs of a nested object, one per field. */
export function ObjectInput(props: InputProps) {
  const { descriptor, value, onChange, onBlur, disabled, resource, focusRef, siblings } = props;
  const names = useNames();
  if (!descriptor.inputs) return <JsonInput {...props} />;
  const parts = isPlainObject(value) ? value : {};

  const change = (name: string, part: unknown) => {
    const next = { ...parts, [name]: isEmptyValue(part) && !Array.isArray(part) ? null : part };
    onChange(Object.values(next).every(isEmptyValue) ? null : next);
  };

  return (
    <FieldGroup {...props}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          borderLeft: 2,
          borderColor: 'divider',
          pl: 2,
        }}
      >
        {descriptor.inputs.map((input, index) => {
          const name = localName(input);
          return (
            <Box key={input.name} sx={isWide(input) ? { gridColumn: '1 / -1' } : undefined}>
              <ValueInput
                descriptor={input}
                value={parts[name] ?? null}
                siblings={{ ...siblings, ...parts }}
                onChange={(part) => change(name, part)}
                onBlur={onBlur}
                label={names.field(resource, { ...input, name })}
                required={input.required}
                disabled={disabled}
                resource={resource}
                focusRef={index === 0 ? focusRef : undefined}
              />
            </Box>
          );
        })}
      </Box>
    </FieldGroup>
  );
}
