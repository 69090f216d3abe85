import { recordId } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';

import { showHref } from '../admin/addresses.ts';
import { TextLink } from '../fields/text-link.tsx';
import { useRecordTitle } from '../fields/use-record-title.ts';
import type { RowOutcome } from '../table/row-controls.ts';
import type { ActionSubject } from './use-action.ts';
import { useActionTexts } from './use-action-texts.ts';

export interface RowProblemsProps {
  readonly subject: ActionSubject;
  readonly outcome: RowOutcome;
  /** They are chosen in a list, and stay so. */
  readonly isKept?: boolean;
}

/** Records with which something could not be done, and why; how many were not begun with. */
export function RowProblems({ subject: { resource, records }, outcome: { done, problems }, isKept = true }: RowProblemsProps) {
  const text = useActionTexts();
  const title = useRecordTitle(resource);
  const left = records.length - done.length - problems.size;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {records.map((record) => {
          const id = recordId(resource.key, record);
          const problem = problems.get(id);
          return problem !== undefined && (
            <Box component="li" key={id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
              <Box>{resource.show ? <TextLink href={showHref(resource.name, resource.key, record)}>{title(record)}</TextLink> : title(record)}</Box>
              <Box sx={{ color: 'text.danger' }}>{problem}</Box>
            </Box>
          );
        })}
      </Box>
      {left > 0 && <DialogContentText sx={{ mt: 2 }}>{text('notBegun', {}, left)}</DialogContentText>}
      {isKept && <DialogContentText sx={{ mt: 2 }}>{text('kept')}</DialogContentText>}
    </>
  );
}
