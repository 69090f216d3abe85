/** How people sign in. One's own is an object: see `Auth` of `@admin/ui`. */
export const auth = '{{signIn}}';
