// Vendure's admin API in memory. People sign in as superadmin with the password superadmin; the
// token is answered in a header.
import { bootstrap, LogLevel, DefaultLogger, DefaultSearchPlugin } from '@vendure/core';

// A test is no installation to count.
process.env['VENDURE_DISABLE_TELEMETRY'] = 'true';

const app = await bootstrap({
  apiOptions: {
    port: 0,
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'superadmin', password: 'superadmin' },
  },
  dbConnectionOptions: { type: 'sqljs', synchronize: true, logging: false },
  paymentOptions: { paymentMethodHandlers: [] },
  // What is waiting to be indexed is counted: a report.
  plugins: [DefaultSearchPlugin.init({ bufferUpdates: true })],
  logger: new DefaultLogger({ level: LogLevel.Warn, timestamp: false }),
});
console.log(`http://127.0.0.1:${app.getHttpServer().address().port}/admin-api`);
