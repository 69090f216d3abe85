import { StartError } from '../start-error.ts';

/**
 * Runs a command; what the person at the terminal must put right is one sentence and what to do,
 * without a stack.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof StartError) console.error(`\n${error.message}\n${error.remedy}\n`);
    else console.error(error);
    process.exitCode = 1;
  }
}
