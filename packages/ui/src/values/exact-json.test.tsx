import type { FieldDescriptor } from '@admin/gql/resource';
import { ExactNumber } from '@admin/gql/scalars';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { FullValue } from '../fields/full-value.tsx';
import { useValueText } from '../fields/use-value-text.ts';
import { createJsonLinesWriter } from '../session-core/table-files/json-lines.ts';
import { renderAdmin } from '../testing/index.ts';

const field: FieldDescriptor = { name: 'attributes', kind: 'json', nullable: true };
const value = { id: new ExactNumber('9007199254740993') };

function Values() {
  const text = useValueText('goods');
  return (
    <>
      <p title="number">{text(field, value.id)}</p>
      <p title="object">{text(field, value)}</p>
      <div title="full">
        <FullValue resource="goods" field={field} value={value} />
      </div>
    </>
  );
}

it('numbers of JSON are shown with their digits', async () => {
  await renderAdmin({ children: <Values /> });
  expect(screen.getByTitle('number')).toHaveTextContent(/^9007199254740993$/);
  expect(screen.getByTitle('object')).toHaveTextContent(/^\{ id \}$/);
  expect(screen.getByTitle('full')).toHaveTextContent('{ "id": 9007199254740993 }');
});

it('numbers of JSON are written into a file of lines with their digits', () => {
  const [line] = createJsonLinesWriter([field]).write([{ id: '1', attributes: value }]);
  expect(new TextDecoder().decode(line)).toBe('{"attributes":{"id":9007199254740993}}\n');
});
