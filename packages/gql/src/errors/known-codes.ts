/** What a server can say; the other codes are about answers that did not come. The most telling first: what has to be settled before anything else. */
export const answeredCodes = ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'INVALID_OPERATION', 'FORBIDDEN', 'CONFLICT', 'MUTATION_REJECTED', 'NOT_FOUND', 'SERVER_FAULT'] as const;
export type AnsweredCode = (typeof answeredCodes)[number];

/**
 * What servers call things, in their own words brought to one spelling (`invalid-jwt` and `InvalidJwt` are `INVALID_JWT`). The first line that
 * matches decides. Sources: Apollo Server, Hasura, PostGraphile and SQLSTATE, Directus, Strapi, Keystone, Lighthouse, Saleor, Shopify, GitHub,
 * Hot Chocolate, NestJS, Spring and DGS, AppSync, Prisma, Contentful.
 */
const knownCodes: readonly (readonly [RegExp, AnsweredCode])[] = [
  [/PERSISTED_?QUERY|^GRAPHQL_|OPERATION_RESOLUTION|^PARSE_FAILED/, 'INVALID_OPERATION'],
  [/INVALID_CREDENTIALS/, 'MUTATION_REJECTED'],
  [/UNAUTHENTICATED|NOT_AUTHENTICATED|^AUTHENTICATION|UNAUTHORIZED|JWT|INVALID_TOKEN|TOKEN_(EXPIRED|INVALID)|EXPIRED_SIGNATURE|SESSION_EXPIRED|^28/, 'UNAUTHENTICATED'],
  [/FORBIDDEN|DENIED|PERMISSION|NOT_AUTHORIZED|^AUTHORIZATION|INSUFFICIENT|^42501$/, 'FORBIDDEN'],
  [/TOO_MANY|RATE_?LIMIT|THROTTL/, 'TOO_MANY_REQUESTS'],
  [/CONFLICT|STALE|OPTIMISTIC_LOCK|VERSION_MISMATCH|^PT409$|^40001$/, 'CONFLICT'],
  [/NOT_FOUND|NOT_EXISTS?$|^P2025$/, 'NOT_FOUND'],
  [/VIOLATION|UNIQUE|CONSTRAINT|VALIDATION|INPUT|UNPROCESSABLE|BAD_REQUEST|DATA_EXCEPTION|INVALID_(VALUE|PAYLOAD|ARGUMENT)|VALUE_|^2[23]\w{3}$|^P20\d\d$/, 'MUTATION_REJECTED'],
  [/INTERNAL|UNEXPECTED|EXCEPTION|UNAVAILABLE|DOWNSTREAM/, 'SERVER_FAULT'],
];

/** For errors that carry no code at all: the sentences that servers answer with. */
const knownMessages: readonly (readonly [RegExp, AnsweredCode])[] = [
  [/not authenticated|unauthenticated|unauthori[sz]ed|(logged|signed) in|jwt|session (has )?expired/i, 'UNAUTHENTICATED'],
  [/forbidden|access denied|permission|not authori[sz]ed|not allowed/i, 'FORBIDDEN'],
  [/internal|unexpected error|timed? ?out/i, 'SERVER_FAULT'],
  [/cannot query field|unknown (argument|type|fragment)|syntax error|must have a selection/i, 'INVALID_OPERATION'],
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
