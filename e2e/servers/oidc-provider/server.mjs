// A provider of OpenID Connect in memory, and in front of another endpoint a gateway that checks
// its tokens. node server.mjs ORIGIN_OF_THE_ADMIN ADDRESS_OF_THE_ENDPOINT COOKIE_FOR_THE_ENDPOINT
import { createServer } from 'node:http';

import { createRemoteJWKSet, jwtVerify } from 'jose';
import { Provider } from 'oidc-provider';

const [admin, endpoint, cookie] = process.argv.slice(2);
const stored = new Map();

/** As the provider's own, but that what it holds can be forgotten. */
class Adapter {
  constructor(model) {
    this.model = model;
  }

  async upsert(id, payload) {
    stored.set(`${this.model}:${id}`, payload);
  }

  async find(id) {
    return stored.get(`${this.model}:${id}`);
  }

  async findByUid(uid) {
    return [...stored].find(
      ([key, payload]) => key.startsWith(`${this.model}:`) && payload.uid === uid,
    )?.[1];
  }

  async consume(id) {
    stored.get(`${this.model}:${id}`).consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id) {
    stored.delete(`${this.model}:${id}`);
  }

  async revokeByGrantId(grantId) {
    for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
  }
}

const server = createServer().listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;
const audience = `${issuer}/graphql`;

const provider = new Provider(issuer, {
  adapter: Adapter,
  clients: [
    {
      client_id: 'admin',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [`${admin}/~/signed-in`],
      post_logout_redirect_uris: [`${admin}/`],
    },
  ],
  clientBasedCORS: () => true,
  claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
  // Names are told in the ID token: nobody asks for them apart.
  conformIdTokenClaims: false,
  findAccount: (_ctx, id) => ({
    accountId: id,
    claims: () => ({ sub: id, name: id, email: `${id}@example.ru` }),
  }),
  issueRefreshToken: () => true,
  ttl: {
    AccessToken: 3600,
    IdToken: 3600,
    RefreshToken: 86_400,
    Grant: 86_400,
    Session: 86_400,
    Interaction: 3600,
    AuthorizationCode: 60,
  },
  features: {
    devInteractions: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => audience,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: 'openid profile email',
        audience,
        accessTokenFormat: 'jwt',
      }),
    },
  },
});
const answer = provider.callback();

const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
const refused = new Set();
const taken = new Set();
let isDown = false;

/** What the journey makes happen, and what it asks. */
const control = {
  // The endpoint takes none of the tokens that it has seen.
  refuse: () => taken.forEach((token) => refused.add(token)),
  // Nobody can go on without signing in at the provider.
  forget: () =>
    [...stored.keys()].forEach((key) => key.startsWith('RefreshToken:') && stored.delete(key)),
  down: () => (isDown = true),
  up: () => (isDown = false),
  tokens: () => undefined,
};

async function gate(request, response) {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const known = refused.has(token)
    ? undefined
    : await jwtVerify(token, keys, { issuer, audience }).catch(() => undefined);
  if (!known) {
    response.writeHead(401, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        errors: [{ message: 'No session.', extensions: { code: 'UNAUTHENTICATED' } }],
      }),
    );
    return;
  }
  taken.add(token);
  const body = await new Response(request).text();
  const { status, headers, ...answered } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body,
  }).then(async (each) => ({
    status: each.status,
    headers: each.headers,
    text: await each.text(),
  }));
  response
    .writeHead(status, { 'content-type': headers.get('content-type') ?? 'application/json' })
    .end(answered.text);
}

server.on('request', (request, response) => {
  const [, first, second] = request.url.split('?')[0].split('/');
  if (first === 'graphql')
    gate(request, response).catch((error) => response.writeHead(502).end(String(error)));
  else if (first === 'control' && Object.hasOwn(control, second)) {
    control[second]();
    response.end(JSON.stringify({ taken: taken.size }));
  } else if (isDown) request.socket.destroy();
  else answer(request, response);
});
console.log(issuer);
