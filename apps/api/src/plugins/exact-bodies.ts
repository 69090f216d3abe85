import { parseExactJson } from '../codecs/exact-json.ts';

/**
 * Numbers of a request arrive as they were sent: `9007199254740993` inside JSON is not rounded
 * before anybody has looked at it.
 */
export const ExactBodiesPlugin: GraphileConfig.Plugin = {
  name: 'ExactBodiesPlugin',
  grafserv: {
    middleware: {
      processRequest(next, { requestDigest }) {
        const getBody = requestDigest.getBody.bind(requestDigest);
        const isJson = /^application\/json\b/.test(requestDigest.headers['content-type'] ?? '');
        if (isJson)
          requestDigest.getBody = async () => {
            const body = await getBody();
            if (body.type !== 'buffer') return body;
            try {
              return { type: 'json', json: parseExactJson(body.buffer.toString('utf8')) };
            } catch {
              // The next reader of the body reports its mistake.
              return body;
            }
          };
        return next();
      },
    },
  },
};
