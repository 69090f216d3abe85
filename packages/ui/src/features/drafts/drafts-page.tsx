import Box from '@mui/material/Box';
import { use, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { TextLink } from '../../fields/text-link.tsx';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useNotify } from '../../kit/notify-context.ts';
import { PageHeader } from '../../kit/page-header.tsx';
import { ScreenSkeleton } from '../../kit/screen-skeleton.tsx';
import '../../locales/drafts-texts.ts';
import { DraftOwnerContext } from '../../resources/draft-owner.ts';
import { useApplication } from '../../resources/use-application.ts';
import { useNames } from '../../resources/use-names.ts';
import { SessionContext } from '../../session/session.ts';
import { discardDraft, draftsOf, type ListedDraft } from '../../storage/draft-list.ts';
import { draftExpiry } from '../../storage/draft-storage.ts';
import { ageOf, daysUntil } from '../../text/age.ts';
import { useFormats } from '../../text/use-formats.ts';
import { formOf } from './form-of.ts';

/** Unsaved input of the signed-in account. Each draft can be opened or discarded. */
export function DraftsPage() {
  const { t } = useTranslation();
  const session = use(SessionContext);
  const { drafts, isFailed, discard } = useDrafts();
  if (isFailed) return <EmptyState title={t('drafts.failed')} />;
  if (!drafts) return <ScreenSkeleton />;
  if (drafts.length === 0)
    return (
      <>
        <PageHeader title={t('drafts.title')} />
        <EmptyState title={t('drafts.none')} text={t('drafts.noneText')} isPart />
      </>
    );
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader title={t('drafts.title')} />
      <Box component="p" sx={{ m: 0, mb: 2, color: 'text.secondary' }}>
        {t(session?.auth.signOut ? 'drafts.aboutSignOut' : 'drafts.about')}
      </Box>
      <Box
        component="ul"
        aria-label={t('drafts.title')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {drafts.map((draft) => (
          <DraftItem key={draft.place.name} draft={draft} onDiscard={discard} />
        ))}
      </Box>
    </Box>
  );
}

function useDrafts() {
  const { t } = useTranslation();
  const owner = use(DraftOwnerContext);
  const application = useApplication();
  const notify = useNotify();
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>();
  const [isFailed, setFailed] = useState(false);
  const read = useCallback(
    () =>
      draftsOf(owner, application).then(setDrafts, () => {
        setFailed(true);
      }),
    [owner, application],
  );
  useEffect(() => {
    void read();
    const look = () => void read();
    // Another tab may have changed the drafts.
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [read]);
  const discard = async ({ place, isExpired }: ListedDraft, title: string) => {
    const restore = await discardDraft(place);
    await read();
    if (isExpired) return;
    notify({
      text: t('drafts.discarded', { title }),
      action: {
        label: t('drafts.undo'),
        run: () => {
          restore();
          void read();
        },
      },
    });
  };
  return { drafts, isFailed, discard };
}

interface DraftItemProps {
  readonly draft: ListedDraft;
  readonly onDiscard: (draft: ListedDraft, title: string) => Promise<void>;
}

/** Days before its deletion from which a draft shows a notice. */
const announced = 14;

function DraftItem({ draft, onDiscard }: DraftItemProps) {
  const { t, i18n } = useTranslation();
  const names = useNames();
  const formats = useFormats();
  const { savedAt, subject, isExpired, place } = draft;
  const { kind, resource = subject?.resource ?? '', href } = formOf(place, subject);
  const title =
    subject?.title ??
    (kind === 'several'
      ? t('drafts.several')
      : kind === 'new'
        ? names.create(resource)
        : names.record(resource));
  const list = resource === '' ? '' : names.title(resource);
  const age = ageOf(savedAt, i18n.language);
  const left = daysUntil(draftExpiry(savedAt));
  const when = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(left, 'day');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {isExpired ? <Box component="span">{title}</Box> : <TextLink href={href}>{title}</TextLink>}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 0.25 }}>
          {list !== '' && list !== title && `${list} · `}
          <span title={formats.instant(savedAt)}>
            {t(isExpired ? 'drafts.expired' : 'drafts.changed', { age })}
          </span>
        </Box>
        {!isExpired && left <= announced && (
          <Box sx={{ color: 'warning.dark', fontSize: '0.8125rem', mt: 0.25 }}>
            {t('drafts.expires', { when })}
          </Box>
        )}
      </Box>
      <Button
        size="small"
        color="inherit"
        aria-label={t(isExpired ? 'drafts.removeOne' : 'drafts.discardOne', { title })}
        onClick={() => void onDiscard(draft, title)}
      >
        {t(isExpired ? 'drafts.remove' : 'drafts.discard')}
      </Button>
    </Box>
  );
}
