import { parseArgs } from 'node:util';
// First: it sets what Graphile reads when it is loaded.
import { databaseName, readConfig } from '../config.ts';
import { appointOwner } from '../accounts/appoint-owner.ts';
import { openDatabase } from '../database/database.ts';
import { assertEmbeddedAllowed } from '../database/fits.ts';
import { migrate } from '../database/migrate.ts';
import { prepareRoles } from '../database/roles.ts';
import { StartError } from '../start-error.ts';
import { runCommand } from './run-command.ts';

/** For when nobody can sign in who may manage accounts. */
await runCommand(async () => {
  const email = readEmail();
  const config = readConfig();
  assertEmbeddedAllowed(config);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    statementTimeout: config.statementTimeout,
  });
  try {
    await prepareRoles(database.pool, config.schemas, config.rolePrefix);
    await migrate(database.pool);
    const owner = await appointOwner(database.pool, email);
    console.log(
      `In ${databaseName(config)}, ${owner.email} is an owner${owner.isNew ? ' with a new account' : ''}. Password, shown this once and to be changed at the first sign-in:\n\n  ${owner.password}\n`,
    );
  } finally {
    await database.close();
  }
});

function readEmail(): string {
  const usage = 'Usage: npm run owner -- --email anna@shop.example';
  try {
    const { values } = parseArgs({ options: { email: { type: 'string' } } });
    const email = values.email?.trim() ?? '';
    if (!/^[^@\s]+@[^@\s]+$/.test(email))
      throw new StartError(
        email === '' ? 'Whose account is meant is not said.' : `"${email}" is no e-mail address.`,
        usage,
      );
    return email;
  } catch (error) {
    if (error instanceof TypeError) throw new StartError(error.message, usage, { cause: error });
    throw error;
  }
}
