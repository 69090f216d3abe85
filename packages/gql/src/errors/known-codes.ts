/**
 * Codes that a response can have; the other codes are for missing responses. The first matching
 * code decides, so that the order is that of urgency.
 */
export const answeredCodes = [
  'UNAUTHENTICATED',
  'TOO_MANY_REQUESTS',
  'INVALID_OPERATION',
  'FORBIDDEN',
  'CONFLICT',
  'MUTATION_REJECTED',
  'NOT_FOUND',
  'SERVER_FAULT',
] as const;
export type AnsweredCode = (typeof answeredCodes)[number];

/**
 * Patterns of error codes and messages of servers, in the order of `answeredCodes`. Codes are
 * normalized to one spelling (`invalid-jwt` and `InvalidJwt` are `INVALID_JWT`); messages are
 * matched for servers that send no code. The first matching line decides. Sources: Apollo Server,
 * Hasura, PostGraphile and SQLSTATE, Directus, Strapi, Keystone, Lighthouse, Saleor, Shopify,
 * GitHub, Hot Chocolate, NestJS, Spring and DGS, AppSync, Prisma, Contentful.
 */
const codePatterns: readonly (readonly [codes: RegExp, sentences?: RegExp])[] = [
  [
    /AUTHENTICAT|UNAUTHORIZED|JWT|INVALID_TOKEN|TOKEN_INVALID|EXPIRED|^28/,
    /authenticat|unauthori[sz]ed|(logged|signed) in|jwt|session .*expired/i,
  ],
  [/TOO_MANY|RATE_?LIMIT|THROTTL/],
  [/PERSISTED|^GRAPHQL_|OPERATION_RES|^PARSE_/],
  [
    /FORBIDDEN|DENIED|PERMISSION|AUTHORIZ|INSUFFICIENT|^42501/,
    /forbidden|denied|permission|authori[sz]ed|not allowed/i,
  ],
  [/CONFLICT|STALE|OPTIMISTIC|MISMATCH|^PRECONDITION_FAILED|^PT409|^40001/],
  [
    /^(?!.*NOT_(FOUND|EXIST))(.*(VIOLATION|UNIQUE|CONSTRAINT|VALID|INPUT|UNPROCESSABLE|BAD_REQUEST|DATA_EXC|VALUE_|PASSWORD_TOO_|WEAK_PASSWORD|NOT_WRITTEN)|2[23]\w{3}$|P20(?!25))/,
  ],
  [/NOT_FOUND|NOT_EXIST|^P2025/],
  [/^INTERNAL/, /internal|unexpected|timed? ?out/i],
];

export function codeOf(words: readonly string[]): AnsweredCode | undefined {
  for (const word of words) {
    const spelled = word.replace(/[\s.-]+|(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
    const code = answeredCodes[codePatterns.findIndex(([codes]) => codes.test(spelled))];
    if (code) return code;
  }
  return undefined;
}

export function codeOfMessage(message: string): AnsweredCode | undefined {
  return answeredCodes[codePatterns.findIndex(([, sentences]) => sentences?.test(message))];
}

/**
 * Messages of servers that refuse the key of a record: PostgreSQL, Mongoose and Prisma, and
 * `graphql` itself for an argument.
 */
const keyRefusal =
  /ObjectId failed|\bID cannot represent|\$(\w*I|i)d" got invalid|(type|valid|malformed|creating) (uuid|object ?id)/i;

/** Code of a refused record key; it replaces the code of the server. */
export const invalidKey = 'INVALID_KEY';

export const isKeyRefusal = (message: string): boolean => keyRefusal.test(message);

/**
 * Codes of conflicts with changes of others. `EmailAddressConflictError` is about the input and
 * does not match.
 */
const editConflict =
  /^(\w*(edit|update|write|version|lock|concurren\w*)_?)?conflict(_?error)?$|stale|optimistic|version|^precondition_?failed/i;

export function isEditConflictCode(serverCode: string): boolean {
  return editConflict.test(serverCode);
}
