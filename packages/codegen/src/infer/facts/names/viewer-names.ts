import { seamless } from './words.ts';

/** Names of the query that answers who is signed in, most telling first. */
export const viewerNames = [
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

/** Tests whether a query field is named after the signed-in user. */
export const isViewerName = (name: string): boolean => viewerNames.includes(seamless(name));
