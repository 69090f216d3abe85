import Box from '@mui/material/Box';
import { createContext, use, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

/** Logo of an application. */
export interface BrandMark {
  /**
   * Address of an image, or a component that renders one, 24 px high. @defaultValue three lines on
   * the primary colour
   */
  readonly logo?: string | ComponentType;
}

/** Logo next to the name of the application. */
export const BrandContext = createContext<BrandMark>({});

/**
 * Logo and name of the application. The name is `app.name` of the catalogue, or the host without
 * one.
 */
export function Brand() {
  const { t } = useTranslation();
  const name = t('app.name', location.host);
  return (
    // A single line: next to a wide logo the name wraps to a second line, which is clipped. Such a
    // logo shows the name itself.
    <Box
      title={name}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        height: 24,
        lineHeight: '24px',
        overflow: 'hidden',
        minWidth: 0,
        fontWeight: 600,
      }}
    >
      <Mark />
      <Box
        component="span"
        sx={{
          flex: '1 1 0',
          minWidth: 64,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {name}
      </Box>
    </Box>
  );
}

function Mark() {
  const { logo: Logo } = use(BrandContext);
  if (typeof Logo === 'string')
    return <Box component="img" src={Logo} alt="" sx={{ height: 24, flexShrink: 0 }} />;
  if (Logo) return <Logo />;
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{
        width: 24,
        height: 24,
        flexShrink: 0,
        borderRadius: 0.75,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      <path
        d="M8 10h16M8 16h16M8 22h9"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Box>
  );
}
