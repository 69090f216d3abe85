import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import '../locales/records-texts.ts';
import { renderAdmin } from '../testing/index.ts';
import { BinaryValue } from './binary-value.tsx';

it.each([
  ['base64', 'AAEC', '3'],
  ['hex', String.raw`\x000102`, '3'],
  ['hex', '0x000102', '3'],
] as const)('the bytes of %s %s are downloaded as a file', async (encoding, value, size) => {
  const files: (readonly [name: string, blob: Blob])[] = [];
  let blob = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (given: Blob) => {
        blob = given;
        return 'blob:1';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(
    this: HTMLAnchorElement,
  ) {
    files.push([this.download, blob]);
  });
  const { user } = await renderAdmin({
    children: <BinaryValue value={value} encoding={encoding} fileName="key.bin" />,
  });
  expect(screen.getByText(new RegExp(`^${size}\\s`))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Скачать' }));
  click.mockRestore();
  vi.unstubAllGlobals();
  expect(files.map(([name]) => name)).toEqual(['key.bin']);
  expect([...new Uint8Array((await files[0]?.[1].arrayBuffer()) ?? [])]).toEqual([0, 1, 2]);
});
