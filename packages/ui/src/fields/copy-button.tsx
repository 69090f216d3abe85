import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { copyShape } from '../kit/icon-shapes.ts';
import { Icon } from '../kit/icons.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { ReaderText } from './reader-text.tsx';

const shownFor = 2_000;

/** Button that copies a text to the clipboard and confirms it. */
export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), shownFor);
  };
  return (
    <>
      <IconButton
        aria-label={t('field.copy')}
        onClick={() => {
          // The browser may refuse access to the clipboard; the text can still be selected.
          copy().catch(() => undefined);
        }}
        sx={{ width: 28, height: 28, my: '-4px' }}
      >
        {isCopied ? <Icon name="check" size={16} /> : <Icon shape={copyShape} size={16} />}
      </IconButton>
      <output>{isCopied && <ReaderText>{t('field.copied')}</ReaderText>}</output>
    </>
  );
}
