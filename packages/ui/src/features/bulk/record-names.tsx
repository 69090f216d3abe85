import DialogContentText from '@mui/material/DialogContentText';

import { useRecordTitle } from '../../fields/use-record-title.ts';
import type { ActionSubject } from '../../actions/action-subject.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';

const named = 5;

/** Labels of the first records of an operation, and the number of further ones. */
export function RecordNames({ resource, records }: ActionSubject) {
  const text = useActionTexts();
  const title = useRecordTitle(resource);
  const more = records.length - named;
  const titles = records.slice(0, named).map(title);
  // A label, such as an address, may contain commas.
  const names = titles.join(titles.some((each) => each.includes(', ')) ? '; ' : ', ');
  return (
    <DialogContentText component="div" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {more > 0 ? `${names} ${text('andMore', {}, more)}` : names}
    </DialogContentText>
  );
}
