/** Name of a column that a definition computes: no field has it. */
export const computedName = (at: number): string => `computed:${at}`;

export const isComputed = ({ name }: { readonly name: string }): boolean => name.startsWith('computed:');
