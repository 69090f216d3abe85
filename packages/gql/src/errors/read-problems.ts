import { isObject, textsOf } from './narrow.ts';
import type { Problem } from './mutation-rejected-error.ts';

/**
 * What the user has to put right, from one error of the response. Where the fields stand depends on the server:
 *
 * | server | place |
 * |---|---|
 * | ours | `extensions.columns: ['email']` |
 * | Lighthouse, Laravel | `extensions.validation: { 'input.email': ['…'] }` |
 * | Strapi | `extensions.error.details.errors: [{ path: ['email'], message }]` |
 * | Lago and others on Rails | `extensions.details: { email: ['value_already_exist'] }` |
 * | NestJS, class-validator | `extensions.originalError.message: ['email must be an email']`, `validationErrors: [{ property, constraints }]` |
 * | others | `extensions.field`, `fields`, `errors: [{ field, message }]` |
 */
export function readProblems(error: { readonly message: string }, extensions: Readonly<Record<string, unknown>>, code: string | undefined): readonly Problem[] {
  const [constraint] = textsOf(extensions['constraint']);
  const [referencedBy] = textsOf(extensions['referencedBy']);
  const count = extensions['referencedCount'];
  const problem = (field: string, message: string): Problem => ({
    field: field.replace(/^(input|data|patch|set|object|variables)\./, ''),
    message,
    code,
    constraint,
    referencedBy,
    ...(typeof count === 'number' ? { referencedCount: count } : {}),
  });

  const named = ['columns', 'fields', 'field'].flatMap((place) => textsOf(extensions[place]));
  if (named.length > 0) return named.map((field) => problem(field, error.message));

  for (const place of ['validation', 'details', 'validationErrors', 'errors', 'error.details.errors', 'exception.validationErrors', 'originalError.message']) {
    const found = place.split('.').reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), extensions);
    const problems = Array.isArray(found)
      ? found.flatMap((entry) => fromListed(entry, error.message))
      : isObject(found)
        ? Object.entries(found).flatMap(([field, messages]) => textsOf(messages).map((message) => [field, message] as const))
        : [];
    if (problems.length > 0) return problems.map(([field, message]) => problem(field, message));
  }
  return [problem('', error.message)];
}

function fromListed(entry: unknown, otherwise: string): readonly (readonly [string, string])[] {
  // class-validator starts its sentences with the property's name.
  if (typeof entry === 'string') return [[/^[a-z]\w*(?= )/i.exec(entry)?.[0] ?? '', entry]];
  if (!isObject(entry)) return [];
  const place = entry['path'] ?? entry['field'] ?? entry['property'] ?? entry['name'];
  const field = Array.isArray(place) ? place.join('.') : typeof place === 'string' ? place : '';
  const messages = isObject(entry['constraints']) ? textsOf(Object.values(entry['constraints'])) : textsOf(entry['message']);
  return [[field, messages.join(' ') || otherwise]];
}
