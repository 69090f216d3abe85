/** The first account, as `ADMIN_EMAIL` and `ADMIN_PASSWORD` make it. */
export const owner = { email: 'owner@example.ru', password: 'Чистый-четверг-1948' } as const;
