// Strapi on SQLite, with the content types of `src`. Its first start fills it.
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Its modules for `import` name folders, which Node does not take.
const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');

process.env.STRAPI_TEST_FOLDER = mkdtempSync(join(tmpdir(), 'strapi-'));
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE = 'ru';
// A test is no installation to count.
process.env.STRAPI_TELEMETRY_DISABLED = 'true';
process.env.NODE_ENV = 'production';
const folder = import.meta.dirname;
const strapi = await createStrapi({ appDir: folder, distDir: folder }).load();
strapi.server.mount();
await new Promise((resolve) => {
  strapi.server.httpServer.listen(0, '127.0.0.1', resolve);
});
console.log(`http://127.0.0.1:${strapi.server.httpServer.address().port}/graphql`);
