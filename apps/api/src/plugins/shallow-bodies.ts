import { SafeError } from 'grafast';
import { isTextDeeperThan } from '../http/json-depth.ts';

/**
 * Levels that are parsed, so that a value that is too deep for its field (`maxJsonDepth`) can be
 * named in the answer.
 */
const maxDepth = 4_000;

/** A body that is nested too deep is refused before it is parsed, which would keep a core busy. */
export const ShallowBodiesPlugin: GraphileConfig.Plugin = {
  name: 'ShallowBodiesPlugin',
  grafserv: {
    middleware: {
      processRequest(next, { requestDigest }) {
        const getBody = requestDigest.getBody.bind(requestDigest);
        requestDigest.getBody = async () => {
          const body = await getBody();
          if (body.type === 'buffer' && isTextDeeperThan(body.buffer, maxDepth))
            throw new SafeError(`A request is at most ${maxDepth} levels deep.`, {
              code: 'BAD_USER_INPUT',
              reason: 'TOO_EXPENSIVE',
              statusCode: 400,
            });
          return body;
        };
        return next();
      },
    },
  },
};
