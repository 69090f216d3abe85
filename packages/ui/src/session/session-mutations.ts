export { ChangePasswordDocument, SignInDocument, SignOutDocument } from '@admin/gql/session';
