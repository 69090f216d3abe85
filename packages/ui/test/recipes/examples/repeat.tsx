import { ButtonLink, createHref } from '@admin/ui';

import { defineResource } from './define.ts';

/** The form of a new record takes what its address names. */
function Repeat({
  record: { title, client },
}: {
  readonly record: { readonly title: string; readonly client: { readonly id: string } };
}) {
  return (
    <ButtonLink
      variant="outlined"
      href={createHref('repairs', String(new URLSearchParams({ title, clientId: client.id })))}
    >
      Повторить
    </ButtonLink>
  );
}

export default defineResource('repairs', { show: { actions: Repeat } });
