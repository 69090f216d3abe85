// Plain JavaScript, so that any Node can read it far enough to say that it is too old.
import { delimiter, dirname } from 'node:path';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This project needs Node 22.18 or newer and was started with ${process.versions.node}: run \`npm ci\` first and use the npm commands (\`npm start\`), which bring a Node of their own.`,
  );
  process.exit(1);
}
// Child processes run on this Node too.
process.env.PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;
const [name, ...rest] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, ...rest);
await import(`./${name}.ts`);
