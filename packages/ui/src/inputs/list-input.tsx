import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNames } from '../resources/use-names.ts';
import { Button } from '../kit/button.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { DownIcon, RemoveIcon, UpIcon } from './icons.tsx';
import { FieldGroup } from './field-group.tsx';
import type { FocusTarget, InputProps } from '../values/input-props.ts';
import { ValueInput } from './value-input.tsx';
import { elementOf } from '../values/value-descriptor.ts';

/** Input of a list with a control per element. Elements can be added, removed and moved. */
export function ListInput(props: InputProps) {
  const { descriptor, value, onChange, onBlur, disabled, resource, focusRef } = props;
  const { t } = useTranslation();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const names = useNames();
  const { isSet, reference } = descriptor;
  // On a narrow screen the three buttons are below the control, which would be too narrow
  // otherwise.
  const areMoved = items.length > 1 && isSet !== true;
  const toFocus = useRef<number | null>(null);
  const element = elementOf(descriptor);
  // The server adds linked records and cannot remove any.
  const [linked] = useState(() => (reference?.onlyAdds ? items : []));

  const replace = (index: number, item: unknown) => onChange(items.with(index, item));
  const remove = (index: number) => onChange(items.toSpliced(index, 1));
  const move = (index: number, by: 1 | -1) =>
    onChange(items.with(index, items[index + by]).with(index + by, items[index]));
  const add = () => {
    toFocus.current = items.length;
    onChange([...items, null]);
  };

  const receive = (index: number, target: FocusTarget | null) => {
    if (index === 0) focusRef?.(target);
    if (toFocus.current !== index || !target) return;
    toFocus.current = null;
    target.focus();
  };

  return (
    <FieldGroup
      {...props}
      hint={props.hint ?? (linked.length > 0 ? t('input.list.onlyAdds') : undefined)}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {items.map((item, index) => {
          const number = index + 1;
          const stays = linked.includes(item);
          return (
            // Keyed by index, because elements have no identity. The state of an input follows its
            // value (`useEcho`).
            <Box
              component="li"
              key={index}
              sx={{
                display: 'flex',
                flexWrap: { xs: areMoved ? 'wrap' : 'nowrap', sm: 'nowrap' },
                justifyContent: 'flex-end',
                alignItems: 'flex-start',
                gap: 0.5,
              }}
            >
              <Box sx={{ flex: { xs: areMoved ? '1 0 100%' : 1, sm: 1 }, minWidth: 0 }}>
                <ValueInput
                  descriptor={element}
                  value={item}
                  siblings={props.siblings}
                  onChange={(next) => replace(index, next)}
                  onBlur={onBlur}
                  label={
                    isSet && reference
                      ? `${names.record(reference.resource)} ${number}`
                      : t('input.list.item', { number })
                  }
                  disabled={disabled || stays}
                  resource={resource}
                  focusRef={(target) => receive(index, target)}
                />
              </Box>
              {areMoved && (
                <IconButton
                  aria-label={t('input.list.up', { number })}
                  disabled={disabled || index === 0}
                  onClick={() => move(index, -1)}
                >
                  <UpIcon fontSize="small" />
                </IconButton>
              )}
              {areMoved && (
                <IconButton
                  aria-label={t('input.list.down', { number })}
                  disabled={disabled || index === items.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <DownIcon fontSize="small" />
                </IconButton>
              )}
              <IconButton
                aria-label={t('input.list.remove', { number })}
                disabled={disabled || stays}
                onClick={() => remove(index)}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ mt: items.length > 0 ? 1 : 0 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={add}
          disabled={disabled}
          ref={items.length === 0 ? focusRef : undefined}
        >
          {t('input.list.add')}
        </Button>
      </Box>
    </FieldGroup>
  );
}
