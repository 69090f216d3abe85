import { SafeError } from 'grafast';
import { Kind, parse } from 'grafast/graphql';
import type { IncomingMessage } from 'node:http';
import { rootFields, withoutSession } from './access.ts';

/** Characters; introspection, which development allows without a session, is the longest. */
const maxLength = 5_000;
const maxKnown = 200;

/**
 * Whoever is not signed in may send what the sign-in needs, and nothing else is even parsed: checking a document costs the server time that only
 * somebody with an account may ask for.
 */
export function createSignInFirstPlugin(isSignedIn: (request: IncomingMessage) => Promise<boolean>): GraphileConfig.Plugin {
  const known = new Map<string, boolean>();
  const isOfSignIn = (text: string): boolean => {
    if (text.length > maxLength) return false;
    const answer = known.get(text) ?? needsNoSession(text);
    if (known.size >= maxKnown) known.clear();
    known.set(text, answer);
    return answer;
  };
  return {
    name: 'SignInFirstPlugin',
    grafserv: {
      middleware: {
        async processGraphQLRequestBody(next, { body, request }) {
          const node = request?.requestContext.node;
          if (typeof body.query === 'string' && node && !isOfSignIn(body.query) && !(await isSignedIn(node.req))) {
            throw new SafeError('Sign in first.', { code: 'UNAUTHENTICATED', statusCode: 200 });
          }
          return next();
        },
      },
    },
  };
}

/** Whether every operation of a document asks only for what is there without a session. A text that is no document is checked like any other, after the sign-in. */
function needsNoSession(text: string): boolean {
  try {
    const document = parse(text, { noLocation: true, maxTokens: 1_000 });
    const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    return operations.every((operation) => [...rootFields(document, operation.name?.value)].every((name) => withoutSession.has(name)));
  } catch {
    return false;
  }
}
