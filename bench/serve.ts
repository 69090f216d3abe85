import { readConfig } from '../apps/api/src/config.ts';
import { startServer } from '../apps/api/src/server.ts';

/**
 * The API with a folder of built files, as `npm start` serves the admin's own: `node bench/serve.ts
 * apps/web/dist`. Prints its address; ends when its input ends.
 */
const [webRoot] = process.argv.slice(2);
const server = await startServer({ config: readConfig({ ...process.env, PORT: '0' }), webRoot });
console.log(JSON.stringify({ url: server.url.replace('localhost', '127.0.0.1') }));
process.stdin.resume().once('end', () => void server.close().then(() => process.exit(0)));
