import { isObject, textsOf } from './narrow.ts';
import type { Problem } from './mutation-rejected-error.ts';

/** Name of a field, `''` for the whole record, and its message. */
type FieldMessage = readonly [field: string, message: string];

/**
 * Problems that the user must correct, from one error of the response. The location of the field
 * names depends on the server:
 *
 * | server                   | place                                                                                                           |
 * | ------------------------ | --------------------------------------------------------------------------------------------------------------- |
 * | ours                     | `extensions.columns: ['email']`                                                                                 |
 * | Lighthouse, Laravel      | `extensions.validation: { 'input.email': ['…'] }`                                                               |
 * | Strapi                   | `extensions.error.details.errors: [{ path: ['email'], message }]`                                               |
 * | Payload                  | `extensions.data.errors: [{ path: 'email', message }]`                                                          |
 * | Keystone                 | `extensions.prisma.meta.target: ['email']`                                                                      |
 * | Lago and others on Rails | `extensions.details: { email: ['value_already_exist'] }`                                                        |
 * | NestJS, class-validator  | `extensions.originalError.message: ['email must be an email']`, `validationErrors: [{ property, constraints }]` |
 * | others                   | `extensions.field`, `fields`, `errors: [{ field, message }]`                                                    |
 */
export function readProblems(
  error: { readonly message: string },
  extensions: Readonly<Record<string, unknown>>,
  code: string | undefined,
): readonly Problem[] {
  // Triggers of a database send a detail and a hint in addition to the message.
  const sentence = [error.message, ...textsOf(extensions['detail']), ...textsOf(extensions['hint'])]
    .filter((text) => text !== '')
    .join(' ');
  const extensionAt = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), extensions);
  const named = ['columns', 'fields', 'field', 'prisma.meta.target'].flatMap((path) =>
    textsOf(extensionAt(path)).map((field): FieldMessage => [field, sentence]),
  );
  const listed = [
    'validation',
    'details',
    'validationErrors',
    'errors',
    'error.details.errors',
    'data.errors',
    'exception.validationErrors',
    'originalError.message',
  ].map((path): readonly FieldMessage[] => {
    const problems = extensionAt(path);
    if (Array.isArray(problems))
      return problems.flatMap((entry) => fromListed(entry, error.message));
    return isObject(problems)
      ? Object.entries(problems).flatMap(([field, messages]) =>
          textsOf(messages).map((message): FieldMessage => [field, message]),
        )
      : [];
  });
  const fieldMessages = [named, ...listed].find(({ length }) => length > 0) ?? [['', sentence]];
  return fieldMessages.map(([field, message]) => ({
    field: field.replace(/^(input|data|patch|set|object|variables)\./, ''),
    message,
    code,
    constraint: textsOf(extensions['constraint'])[0],
    referencedBy: textsOf(extensions['referencedBy'])[0],
    referencedCount: Number(extensions['referencedCount']) || undefined,
  }));
}

function fromListed(entry: unknown, otherwise: string): readonly FieldMessage[] {
  // Messages of class-validator start with the name of the property.
  if (typeof entry === 'string') return [[/^[a-z]\w*(?= )/i.exec(entry)?.[0] ?? '', entry]];
  if (!isObject(entry)) return [];
  const path = entry['path'] ?? entry['field'] ?? entry['property'] ?? entry['name'];
  const field = Array.isArray(path) ? path.join('.') : typeof path === 'string' ? path : '';
  const messages = isObject(entry['constraints'])
    ? textsOf(Object.values(entry['constraints']))
    : textsOf(entry['message']);
  return [[field, messages.join(' ') || otherwise]];
}
