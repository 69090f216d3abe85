/** Signing in, in place of the page and over it: both have the same form, loaded together. */
export { default as Entrance } from './entrance.tsx';
export { default as SignInDialog } from './sign-in-dialog.tsx';
