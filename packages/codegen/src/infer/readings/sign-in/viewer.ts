import { getNamedType, isObjectType } from 'graphql';

import type { Path } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { seamless, words } from '../../facts/names/words.ts';
import { fieldsOf, hasList, requiredArguments } from '../../facts/schema-types.ts';

const viewers = [
  'me',
  'viewer',
  'currentuser',
  'myself',
  'self',
  'whoami',
  'currentaccount',
  'activeadministrator',
  'activeuser',
  'currentadmin',
  'currentadministrator',
  'loggedinuser',
  'authenticateditem',
  'authenticateduser',
  'getme',
  'getcurrentuser',
  'usersme',
  'meuser',
  'myprofile',
  'profile',
  'currentviewer',
  'currentcustomer',
];

/** Whether a query field says by its name who is signed in. */
export const isViewerName = (name: string): boolean => viewers.includes(seamless(name));

/**
 * The query that says who is signed in, down to a record with an identity: `['me']`, `['meUser',
 * 'user']`. `viewer` is often a namespace, which is there for strangers too: it counts where it
 * holds an identity of its own.
 */
export function findViewer(facts: Facts): Path | undefined {
  for (const name of viewers) {
    for (const { field, path, leaf } of facts.queries) {
      if (
        path.length > 1 ||
        seamless(leaf) !== name ||
        requiredArguments(field).length > 0 ||
        hasList(field.type)
      )
        continue;
      const record = identityIn(field, facts);
      if (record) return [...path, ...record];
    }
  }
  return undefined;
}

function identityIn(field: OutputField, { isIdentified }: Facts): Path | undefined {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return undefined;
  if (
    isIdentified(type) ||
    Object.keys(type.getFields()).some((name) => words(name).includes('email'))
  )
    return [];
  const inner = Object.values(fieldsOf(type)).find(
    (each) =>
      ['user', 'viewer', 'account', 'me', 'item', 'customer', 'admin'].includes(
        seamless(each.name),
      ) &&
      !hasList(each.type) &&
      requiredArguments(each).length === 0 &&
      isIdentified(getNamedType(each.type)),
  );
  return inner && [inner.name];
}
