import type { FieldDescriptor } from '@admin/gql/resource';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderAdmin } from '../testing/index.ts';
import { CellValue } from '../fields/cell-value.tsx';
import { FullValue } from '../fields/full-value.tsx';
import { useValueText } from '../fields/use-value-text.ts';

/** In records a pair of numbers, over the wire a decimal number. */
const weight: FieldDescriptor = {
  name: 'weight',
  kind: 'decimal',
  nullable: true,
  serialize: (value: readonly [kilograms: number, grams: number]) =>
    `${value[0]}.${String(value[1]).padStart(3, '0')}`,
};

function Values() {
  const text = useValueText('goods');
  return (
    <>
      <p title="in a cell">
        <CellValue field={weight} value={[1200, 5]} text={text} />
      </p>
      <p title="in full">
        <FullValue resource="goods" field={weight} value={[1200, 5]} />
      </p>
      <p title="as text">{text(weight, [1200, 5])}</p>
      <p title="of a list">
        {text({ ...weight, list: true }, [
          [1, 5],
          [2, 0],
        ])}
      </p>
      <p title="none">
        <CellValue field={weight} value={null} text={text} />
      </p>
    </>
  );
}

it('a value of a type of the project is shown as what the server sends for it, by the kind of its field', async () => {
  await renderAdmin({ children: <Values /> });
  const shown = ['in a cell', 'in full', 'as text', 'of a list', 'none'].map((title) =>
    screen.getByTitle(title).textContent?.replaceAll(/\s/g, ' '),
  );
  expect(shown).toEqual(['1 200,005', '1 200,005', '1 200,005', '1,005, 2,000', 'нет значения']);
});
