// PostGraphile 4 as its documentation has it: `node server.mjs postgres://…`. People sign in by the
// function `authenticate`, whose answer it signs as a token.
import { once } from 'node:events';
import { createServer } from 'node:http';

import { postgraphile } from 'postgraphile';

const [database] = process.argv.slice(2);
const middleware = postgraphile(database, 'record_shop', {
  jwtPgTypeIdentifier: 'record_shop.jwt_token',
  jwtSecret: 'a secret of this test alone',
  pgDefaultRole: 'record_shop_visitor',
  dynamicJson: true,
  disableQueryLog: true,
});
const server = createServer((request, response) => void middleware(request, response)).listen(
  0,
  '127.0.0.1',
);
await once(server, 'listening');
console.log(`http://127.0.0.1:${server.address().port}/graphql`);
