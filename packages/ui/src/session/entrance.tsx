import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { useDocumentTitle } from '../kit/use-document-title.ts';
import { Button, ButtonLink } from '../kit/button.tsx';
import '../locales/sign-in-texts.ts';
import { languagesOf } from '../locales/create-i18n.ts';
import { BesideContext } from '../kit/beside.ts';
import { Brand } from '../kit/brand.tsx';
import { PasswordForm } from './password-form.tsx';
import { useSession } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

/**
 * Screen before the application opens: sign-in or change of password. It keeps the requested
 * address, so that the application opens there.
 */
export default function Entrance() {
  const { t, i18n } = useTranslation();
  const { auth, enter, viewer } = useSession();
  const beside = use(BesideContext);
  const title = `${t(viewer ? 'password.title' : 'signIn.title')}${beside ? `: ${beside.title}` : ''}`;
  useDocumentTitle(title);
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        gridTemplateColumns: 'minmax(0, 376px)',
        gap: 2,
        p: 2,
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <Brand />
      </Box>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography variant="h1" sx={{ mb: 2.5 }}>
          {title}
        </Typography>
        {viewer ? (
          <PasswordForm />
        ) : auth.SignIn ? (
          <auth.SignIn isAgain={false} onSignedIn={enter} />
        ) : (
          <SignInForm />
        )}
      </Paper>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' }}>
        {beside?.schemas.map(({ href, title: name }) => (
          <ButtonLink key={href} size="small" href={`~${href}`}>
            {name}
          </ButtonLink>
        ))}
        {languagesOf(i18n)
          .filter(({ code }) => code !== i18n.language)
          .map(({ code, name }) => (
            <Button
              key={code}
              size="small"
              lang={code}
              onClick={() => void i18n.changeLanguage(code)}
            >
              {name}
            </Button>
          ))}
      </Box>
    </Box>
  );
}
