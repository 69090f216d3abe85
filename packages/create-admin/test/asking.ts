/** `create-admin` with the templates of the folder that the environment names: what a terminal runs. */
import { main } from '../src/main.ts';

await main(process.argv.slice(2), process.env['TEMPLATES']);
