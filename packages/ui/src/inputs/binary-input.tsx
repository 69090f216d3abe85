import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../text/use-formats.ts';
import { Button } from '../kit/button.tsx';
import { FieldGroup } from './field-group.tsx';
import type { InputProps } from '../values/input-props.ts';
import { binarySize, decodeBinary, encodeBinary } from '../values/binary-value.ts';

/** Input of a binary value: a file can be chosen, replaced, cleared or downloaded. */
export function BinaryInput(props: InputProps) {
  const { descriptor, value, onChange, onBlur, disabled, focusRef } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string | null>(null);
  const encoding = descriptor.encoding ?? 'base64';
  const text = typeof value === 'string' && value !== '' ? value : null;

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    setFileName(file.name);
    onChange(encodeBinary(bytes, encoding));
  };
  const clear = () => {
    setFileName(null);
    onChange(null);
  };
  const size = text === null ? t('input.binary.none') : formats.bytes(binarySize(text, encoding));

  return (
    <FieldGroup {...props}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ mr: 1 }}>
          {text !== null && fileName !== null ? `${fileName}, ${size}` : size}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          disabled={disabled}
          ref={focusRef}
          onBlur={onBlur}
          onClick={() => input.current?.click()}
        >
          {text === null ? t('input.binary.choose') : t('input.binary.replace')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={props.label}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = ''; // so that the same file can be chosen again
          }}
        />
        {text !== null && (
          <Button
            size="small"
            onClick={() => saveFile(decodeBinary(text, encoding), fileName ?? 'file.bin')}
          >
            {t('field.download')}
          </Button>
        )}
        {text !== null && (
          <Button size="small" onClick={clear} disabled={disabled}>
            {t('input.binary.clear')}
          </Button>
        )}
      </Box>
    </FieldGroup>
  );
}

function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
