import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { AnswerSection } from './answer-section.tsx';

it('keeps its distance from the values and the part before it, and stands close below a heading', () => {
  render(
    <AnswerSection title="Отчёт" level={2}>
      <AnswerSection title="Первая" level={3}>
        1
      </AnswerSection>
      <AnswerSection title="Вторая" level={3}>
        <dl />
        <AnswerSection title="Под значениями" level={4}>
          2
        </AnswerSection>
      </AnswerSection>
    </AnswerSection>,
  );
  const marginOf = (name: string) =>
    getComputedStyle(screen.getByRole('region', { name })).marginTop;
  expect(['Отчёт', 'Первая', 'Вторая', 'Под значениями'].map(marginOf)).toEqual([
    '0px',
    '0px',
    '24px',
    '24px',
  ]);
});
