/** The first account of a server under test. */
export const owner = { email: 'owner@shop.example', password: 'tikhiy-okean-8848' };
