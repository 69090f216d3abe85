/** Name of a computed column. It is unique: no field has it, and no other view. */
export const computedName = (at: number, view: string): string => `computed:${at}${view}`;

export const isComputed = ({ name }: { readonly name: string }): boolean =>
  name.startsWith('computed:');
