import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderAdmin, sampleDescriptors } from '../testing/index.ts';
import { newDraft } from './condition-draft.ts';
import { GroupEditor, type GroupEditorProps } from './group-editor.tsx';
import { newGroup } from './group-draft.ts';

const { filters } = sampleDescriptors.books.list!;
const title = filters.filter(({ name }) => name === 'title');

/** `defaultPrevented` of each submit event. `false` means that the browser would have sent the form. */
let prevented: boolean[] = [];
const hear = (event: Event) => void prevented.push(event.defaultPrevented);
beforeEach(() => {
  prevented = [];
  window.addEventListener('submit', hear);
});
afterEach(() => window.removeEventListener('submit', hear));

async function open() {
  const onApply = vi.fn<GroupEditorProps['onApply']>();
  const onOuter = vi.fn<() => void>();
  const admin = await renderAdmin({
    children: (
      <form onSubmit={onOuter}>
        <GroupEditor
          resource="books"
          filters={title}
          kinds={['any', 'all', 'none']}
          draft={newGroup(title, 'any', newDraft(title[0]))}
          onApply={onApply}
          onClose={() => undefined}
        />
      </form>
    ),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Несколько условий' }));
  const apply = () => admin.user.click(dialog.getByRole('button', { name: 'Применить' }));
  return { ...admin, dialog, apply, onApply, onOuter };
}

it('applies its conditions, and sends no form that it stands in', async () => {
  const { user, dialog, apply, onApply, onOuter } = await open();
  const [first, second] = await dialog.findAllByRole('textbox');
  await user.type(first!, 'Чайка');
  await user.type(second!, 'Дуэль');
  await apply();
  expect(onApply.mock.calls).toEqual([
    [
      {
        kind: 'any',
        filters: [
          expect.objectContaining({ field: 'title', value: 'Чайка' }),
          expect.objectContaining({ field: 'title', value: 'Дуэль' }),
        ],
        groups: [],
      },
    ],
  ]);
  expect(onOuter).not.toHaveBeenCalled();
  expect(prevented.every(Boolean)).toBe(true);
});
