/** Name of a column that a definition computes: no field has it, nor has another view. */
export const computedName = (at: number, view: string): string => `computed:${at}${view}`;

export const isComputed = ({ name }: { readonly name: string }): boolean =>
  name.startsWith('computed:');
