import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../text/use-formats.ts';
import { Button } from '../kit/button.tsx';
import { byteLength } from '../values/byte-length.ts';

export interface BinaryValueProps {
  readonly value: string;
  readonly encoding: 'base64' | 'hex';
  /** Name of the downloaded file. */
  readonly fileName: string;
}

/** Size of a binary value, and a button that downloads it. */
export function BinaryValue({ value, encoding, fileName }: BinaryValueProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const download = () => {
    const address = URL.createObjectURL(new Blob([decode(value, encoding)]));
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {formats.bytes(byteLength(value, encoding))}
      <Button size="small" onClick={download} sx={{ my: '-4px' }}>
        {t('field.download')}
      </Button>
    </Box>
  );
}

function decode(text: string, encoding: BinaryValueProps['encoding']): Uint8Array<ArrayBuffer> {
  if (encoding === 'base64')
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return Uint8Array.from(text.replace(/^\\x|^0x/, '').match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  );
}
