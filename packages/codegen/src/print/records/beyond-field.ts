import { undefinedCode, type Members } from '../code/code.ts';

/**
 * Members that `filterDescriptors` and `formInputs` of the runtime copy from the field with the
 * same value.
 */
const taken = {
  filter: ['kind', 'description', 'called', 'values', 'money'],
  input: ['kind', 'description', 'called', 'values', 'digits', 'money', 'list', 'of', 'encoding'],
} as const;

/** Members of a filter or an input that differ from those of its field. */
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
