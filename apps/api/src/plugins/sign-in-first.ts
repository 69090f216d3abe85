import { SafeError } from 'grafast';
import { Kind, parse } from 'grafast/graphql';
import type { IncomingMessage } from 'node:http';
import { bodyAtMost, mayExceed } from '../http/body-at-most.ts';
import { rootFields, withoutSession } from './access.ts';

/** Characters; introspection, which development allows without a session, is the longest. */
const maxLength = 5_000;
const maxDocuments = 200;
/** Bytes of a body: many times what a sign-in has. */
const maxBody = 64_000;

/**
 * Accepts from anonymous users only the documents of the sign-in. A longer body is not read, and
 * another document is not parsed: memory and time of the server are for users with an account.
 */
export function createSignInFirstPlugin(
  isSignedIn: (request: IncomingMessage) => Promise<boolean>,
): GraphileConfig.Plugin {
  const verdicts = new Map<string, boolean>();
  const isOfSignIn = (text: string): boolean => {
    if (text.length > maxLength) return false;
    const answer = verdicts.get(text) ?? needsNoSession(text);
    if (verdicts.size >= maxDocuments) verdicts.clear();
    verdicts.set(text, answer);
    return answer;
  };
  return {
    name: 'SignInFirstPlugin',
    grafserv: {
      middleware: {
        processRequest(next, { requestDigest }) {
          const { node } = requestDigest.requestContext;
          if (!node || !mayExceed(node.req, maxBody)) return next();
          const getFullBody = requestDigest.getBody.bind(requestDigest);
          requestDigest.getBody = async () => {
            if (await isSignedIn(node.req)) return getFullBody();
            const buffer = await bodyAtMost(node.req, maxBody);
            if (!buffer) throw signInFirst();
            return { type: 'buffer', buffer };
          };
          return next();
        },
        async processGraphQLRequestBody(next, { body, request }) {
          const node = request?.requestContext.node;
          if (
            typeof body.query === 'string' &&
            node &&
            !isOfSignIn(body.query) &&
            !(await isSignedIn(node.req))
          ) {
            throw signInFirst();
          }
          return next();
        },
      },
    },
  };
}

function signInFirst(): SafeError {
  return new SafeError('Sign in first.', { code: 'UNAUTHENTICATED', statusCode: 200 });
}

/**
 * Tests whether every operation of a document works without a session. A text that is no document
 * is checked like any other, after the sign-in.
 */
function needsNoSession(text: string): boolean {
  try {
    const document = parse(text, { noLocation: true, maxTokens: 1_000 });
    const operations = document.definitions.filter(
      (node) => node.kind === Kind.OPERATION_DEFINITION,
    );
    return operations.every((operation) =>
      [...rootFields(document, operation.name?.value)].every((name) => withoutSession.has(name)),
    );
  } catch {
    return false;
  }
}
