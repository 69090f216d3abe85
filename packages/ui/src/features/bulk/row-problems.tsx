import { recordId } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';

import { showHref } from '../../resources/addresses.ts';
import { useNames } from '../../resources/use-names.ts';
import { CheckRecord } from './check-record.tsx';
import { Button } from '../../kit/button.tsx';
import { TextLink } from '../../fields/text-link.tsx';
import { useRecordTitle } from '../../fields/use-record-title.ts';
import '../../locales/bulk-texts.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';
import type { ActionSubject } from '../../actions/action-subject.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';

export interface RowProblemsProps {
  readonly subject: ActionSubject;
  readonly outcome: RowOutcome;
  /** Whether the records are chosen in a list and stay so. */
  readonly isKept?: boolean;
}

/** Number of records shown. The file has all of them. */
const shown = 100;

/**
 * Records for which an action failed, with the reasons, and the number of records that were not
 * begun.
 */
export function RowProblems({
  subject: { resource, records },
  outcome: { done, problems, unknown },
  isKept = true,
}: RowProblemsProps) {
  const text = useActionTexts();
  const title = useRecordTitle(resource);
  const names = useNames();
  const { t, i18n } = useTranslation();
  const left = records.length - done.length - problems.size;
  const failed = records.flatMap((record) => {
    const id = recordId(resource.key, record);
    const problem = problems.get(id);
    return problem === undefined ? [] : [{ id, record, problem }];
  });
  const save = async () => {
    const { downloadProblems } = await import('./download-problems.ts');
    downloadProblems(
      failed.map(({ id, record, problem }) => ({ id, title: title(record), reason: problem })),
      {
        name: t('bulk.file'),
        record: names.record(resource.name),
        reason: t('bulk.reason'),
        language: i18n.language,
      },
    );
  };
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {failed.slice(0, shown).map(({ id, record, problem }) => (
          <Box
            component="li"
            key={id}
            sx={{
              py: 1.25,
              '& + &': { borderTop: 1, borderColor: 'divider' },
              overflowWrap: 'anywhere',
            }}
          >
            <Box>
              {resource.show ? (
                <TextLink href={showHref(resource.name, resource.key, record)}>
                  {title(record)}
                </TextLink>
              ) : (
                title(record)
              )}
            </Box>
            <Box sx={{ color: 'text.danger' }}>{problem}</Box>
            {unknown?.has(id) && <CheckRecord resource={resource} record={record} />}
          </Box>
        ))}
      </Box>
      {failed.length > shown && (
        <DialogContentText sx={{ mt: 1 }}>
          {text('andMore', {}, failed.length - shown)}
        </DialogContentText>
      )}
      {failed.length > 1 && (
        <Button onClick={() => void save()} sx={{ mt: 1, ml: -1 }}>
          {t('bulk.download')}
        </Button>
      )}
      {left > 0 && (
        <DialogContentText sx={{ mt: 2 }}>{text('notBegun', {}, left)}</DialogContentText>
      )}
      {isKept && <DialogContentText sx={{ mt: 2 }}>{text('kept')}</DialogContentText>}
    </>
  );
}
