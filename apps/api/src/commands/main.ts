import { existsSync } from 'node:fs';

/**
 * Commands of `admin-api`, such as `admin-api start`. Each is a module that reads the remaining
 * arguments.
 */
const commands = {
  start: {
    description:
      'serve API and application: [--web FOLDER], or application and another endpoint: --endpoint URL [--header "name: value"] [--auth WAY]',
    run: start,
  },
  dev: {
    description: 'the same for development: the schema may be asked for, cookies go without HTTPS',
    run: () => ((process.env.ADMIN_ENV ??= 'development'), start()),
  },
  schema: {
    description: 'write schema/schema.graphql from the database: [--if-missing]',
    run: () => import('./schema.ts'),
  },
  indexes: {
    description:
      'print SQL of the indexes that lists of large tables want; changes nothing: [--rows 100000]',
    run: () => import('./indexes.ts'),
  },
  owner: {
    description: 'make an owner: --email anna@shop.example',
    run: () => import('./owner.ts'),
  },
  sample: {
    description: 'fill an empty database with the sample shop: [--orders 20000] [--replace]',
    run: () => import('./seed.ts'),
  },
} as const;

/** Another server's endpoint needs nothing of a database, whose modules take a while to load. */
async function start(): Promise<unknown> {
  return process.argv.includes('--endpoint') ||
    process.argv.some((argument) => argument.startsWith('--endpoint='))
    ? import('./start-endpoint.ts')
    : import('./start.ts');
}

/**
 * Runs the command that the arguments name. The environment is that of the process, over the file
 * `.env` of the folder.
 */
export async function main([name = '', ...commandArguments]: readonly string[]): Promise<void> {
  if (isCommand(name)) {
    process.argv.splice(2, process.argv.length, ...commandArguments);
    if (existsSync('.env')) process.loadEnvFile();
    await commands[name].run();
    return;
  }
  const lines = Object.entries(commands).map(
    ([command, { description }]) => `  admin-api ${command.padEnd(7)} ${description}`,
  );
  const isHelpRequested = ['', 'help', '--help', '-h'].includes(name);
  (isHelpRequested ? console.log : console.error)(
    `${isHelpRequested ? '' : `There is no command ${name}.\n\n`}${lines.join('\n')}\n\nSettings are environment variables: see the README.`,
  );
  process.exitCode = isHelpRequested ? 0 : 2;
}

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);
