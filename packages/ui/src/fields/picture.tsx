import Box from '@mui/material/Box';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import '../locales/pictures-texts.ts';
import { fileName, pictureFile, type PictureFile } from './picture-file.ts';

export interface PictureProps {
  /** Path to the address, as in `FieldDescriptor`. */
  readonly image: readonly string[];
  readonly value: unknown;
  /** The record or object of the value. */
  readonly siblings?: Readonly<Record<string, unknown>> | undefined;
  /** Text of the value, shown where it has no picture. */
  readonly children: ReactNode;
  /** Text is shown in addition to the pictures. @defaultValue `false` */
  readonly hasWords?: boolean;
  /**
   * Large pictures that link to their files, for the page of a record. @defaultValue thumbnails,
   * for rows
   */
  readonly isLarge?: boolean;
}

/** Greatest number of pictures in a row. */
const mostInRow = 3;

/**
 * Pictures of a value, or of each element of a list, without duplicates. Relative addresses refer
 * to the host of the endpoint.
 */
export function Picture({
  image,
  value,
  siblings,
  children,
  hasWords = false,
  isLarge = false,
}: PictureProps) {
  const { t, i18n } = useTranslation();
  // The address of the endpoint is a default variable of the texts.
  const server: unknown = i18n.options.interpolation?.defaultVariables?.['server'];
  const found = [value].flat().flatMap((each) => pictureFile(image, each, siblings) ?? []);
  const files = new Map(found.map((file) => [wholeAddress(file.address, server), file.alt]));
  if (files.size === 0) return children;
  const shown = [...files]
    .slice(0, isLarge ? files.size : mostInRow)
    .map(([address, alt]) => ({ address, alt }));
  const pictures = shown.map((file) =>
    isLarge ? (
      <LargePicture key={file.address} file={file} />
    ) : (
      <SmallPicture key={file.address} file={file} isNamed={hasWords} />
    ),
  );
  return (
    <>
      {isLarge ? <span style={side}>{pictures}</span> : pictures}
      {files.size > shown.length && t('field.more', { count: files.size - shown.length })}
      {hasWords && children}
    </>
  );
}

const wholeAddress = (address: string, server: unknown): string =>
  URL.parse(address, typeof server === 'string' ? server : location.href)?.href ?? address;

interface PicturePartProps {
  readonly file: PictureFile;
}

/** `isNamed`: text next to the picture describes it. */
function SmallPicture({ file, isNamed }: PicturePartProps & { readonly isNamed: boolean }) {
  const { t } = useTranslation();
  const [isBroken, markBroken] = useBroken(file.address);
  const name = fileName(file.address);
  if (isBroken)
    return isNamed ? null : (
      <FileLink address={file.address}>{name || t('field.brokenPicture')}</FileLink>
    );
  return (
    <span data-image="">
      <Pixels
        file={file}
        alt={file.alt || (isNamed ? '' : name || t('field.picture'))}
        style={small}
        onError={markBroken}
      />
    </span>
  );
}

function LargePicture({ file }: PicturePartProps) {
  const { t } = useTranslation();
  const [isBroken, markBroken] = useBroken(file.address);
  const name = fileName(file.address);
  return (
    <FileLink address={file.address}>
      {!isBroken && (
        <Box component="span" sx={frame}>
          <Pixels
            file={file}
            alt={file.alt || (name ? '' : t('field.picture'))}
            style={large}
            onError={markBroken}
          />
        </Box>
      )}
      {name || (isBroken && t('field.brokenPicture'))}
    </FileLink>
  );
}

interface PixelsProps extends PicturePartProps {
  readonly alt: string;
  readonly style: CSSProperties;
  readonly onError: () => void;
}

/** `src` is set last, because browsers start to load as soon as it is set. */
const Pixels = ({ file, alt, style, onError }: PixelsProps) => (
  <img
    alt={alt}
    loading="lazy"
    decoding="async"
    referrerPolicy="no-referrer"
    style={style}
    onError={onError}
    src={file.address}
  />
);

/** Link to the file. Browsers do not open `data:` URLs in a new tab. */
function FileLink({
  address,
  children,
}: {
  readonly address: string;
  readonly children: ReactNode;
}) {
  if (address.startsWith('data:')) return children;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" style={link}>
      {children}
    </a>
  );
}

function useBroken(address: string): readonly [boolean, () => void] {
  const [isBroken, setIsBroken] = useState(() => refused.has(originOf(address)));
  return [isBroken, () => setIsBroken(true)];
}

/**
 * Origins whose images the content security policy of the page has blocked. They are not requested
 * again. All applications on the page share its policy.
 */
const refused = new Set<string>();

const originOf = (address: string): string => URL.parse(address)?.origin ?? '';

document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  if (effectiveDirective === 'img-src') refused.add(originOf(blockedURI));
});

const small: CSSProperties = {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  borderRadius: 4,
};
/** The height is reserved before the picture is loaded. A smaller picture is centred. */
const frame = {
  display: 'grid',
  placeItems: 'center',
  width: 'fit-content',
  minWidth: 160,
  maxWidth: '100%',
  height: 160,
  mb: 0.5,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
} as const;
const large: CSSProperties = { display: 'block', maxWidth: '100%', maxHeight: 160 };
const link: CSSProperties = {
  color: 'inherit',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
};
const side: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 16, marginBottom: 4 };
