/** Sign-in screen and sign-in dialog, loaded together because they share a form. */
export { default as Entrance } from './entrance.tsx';
export { default as SignInDialog } from './sign-in-dialog.tsx';
