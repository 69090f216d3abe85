import { undefinedCode, type Members } from '../code/code.ts';

/**
 * What `filterDescriptors` and `formInputs` of the runtime take from the field that shows the same
 * value.
 */
const taken = {
  filter: ['kind', 'description', 'called', 'values', 'money'],
  input: ['kind', 'description', 'called', 'values', 'digits', 'money', 'list', 'of', 'encoding'],
} as const;

/** What is left to say of a filter or an input beside what its field says. */
export function beyondField(
  of: keyof typeof taken,
  own: Members,
  field: Members | undefined,
): Members {
  if (!field) return own;
  const differences = taken[of].flatMap((name): [string, Members[string]][] => {
    if (textOf(own[name]) === textOf(field[name])) return [[name, undefined]];
    return own[name] ? [] : [[name, undefinedCode]];
  });
  return { ...own, ...Object.fromEntries(differences) };
}

const textOf = (piece: Members[string]): string | undefined => (piece ? piece.text : undefined);
