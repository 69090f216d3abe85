import type { AdminOverrides } from '../src/infer/index.ts';

/** What configuration says of a fixture. */
export const configured: Readonly<Record<string, AdminOverrides>> = {
  'page-and-items': { arguments: { shop: 'main' } },
  'minor-units': { scalars: { Money: { minorUnits: true, currency: 'currencyCode' } } },
};
