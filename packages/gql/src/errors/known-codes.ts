/** What a server can say; the other codes are about answers that did not come. The most telling first: what has to be settled before anything else. */
export const answeredCodes = ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'INVALID_OPERATION', 'FORBIDDEN', 'CONFLICT', 'MUTATION_REJECTED', 'NOT_FOUND', 'SERVER_FAULT'] as const;
export type AnsweredCode = (typeof answeredCodes)[number];

/**
 * What servers call things, in their own words brought to one spelling (`invalid-jwt` and `InvalidJwt` are `INVALID_JWT`). The first line that
 * matches decides. Sources: Apollo Server, Hasura, PostGraphile and SQLSTATE, Directus, Strapi, Keystone, Lighthouse, Saleor, Shopify, GitHub,
 * Hot Chocolate, NestJS, Spring and DGS, AppSync, Prisma, Contentful.
 */
const knownCodes: readonly (readonly [RegExp, AnsweredCode])[] = [
  [/PERSISTED|^GRAPHQL_|OPERATION_RES|^PARSE_/, 'INVALID_OPERATION'],
  [/INVALID_CREDENTIALS/, 'MUTATION_REJECTED'],
  [/AUTHENTICAT|UNAUTHORIZED|JWT|INVALID_TOKEN|TOKEN_INVALID|EXPIRED|^28/, 'UNAUTHENTICATED'],
  [/FORBIDDEN|DENIED|PERMISSION|AUTHORIZ|INSUFFICIENT|^42501/, 'FORBIDDEN'],
  [/TOO_MANY|RATE_?LIMIT|THROTTL/, 'TOO_MANY_REQUESTS'],
  [/CONFLICT|STALE|OPTIMISTIC|MISMATCH|^PT409|^40001/, 'CONFLICT'],
  [/NOT_FOUND|NOT_EXIST|^P2025/, 'NOT_FOUND'],
  [/VIOLATION|UNIQUE|CONSTRAINT|VALID|INPUT|UNPROCESSABLE|BAD_REQUEST|DATA_EXC|VALUE_|^2[23]\w{3}$|^P20/, 'MUTATION_REJECTED'],
];

/** For errors that carry no code at all: the sentences that servers answer with. */
const knownMessages: readonly (readonly [RegExp, AnsweredCode])[] = [
  [/authenticat|unauthori[sz]ed|(logged|signed) in|jwt|session .*expired/i, 'UNAUTHENTICATED'],
  [/forbidden|denied|permission|authori[sz]ed|not allowed/i, 'FORBIDDEN'],
  [/internal|unexpected|timed? ?out/i, 'SERVER_FAULT'],
];

export function codeOf(words: readonly string[]): AnsweredCode | undefined {
  for (const word of words) {
    const spelled = word.replace(/([a-z])([A-Z])/g, '$1_$2').replace(/[\s.-]+/g, '_').toUpperCase();
    const known = knownCodes.find(([pattern]) => pattern.test(spelled));
    if (known) return known[1];
  }
  return undefined;
}

export function codeOfMessage(message: string): AnsweredCode | undefined {
  return knownMessages.find(([pattern]) => pattern.test(message))?.[1];
}
