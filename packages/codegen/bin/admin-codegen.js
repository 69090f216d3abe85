#!/usr/bin/env node
// What is installed has been compiled; where the sources are, they run as they are.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

// What Node compiled once, and stripped of its types, it takes from its cache the next time.
enableCompileCache();
// Asked millions of times what kind of type something is, graphql answers much sooner where it is
// loaded for production; its checks that nobody brings a second copy are for who says NODE_ENV.
// Whatever else is loaded finds the variable as it was.
if (process.env.NODE_ENV === undefined) {
  process.env.NODE_ENV = 'production';
  await import('graphql');
  delete process.env.NODE_ENV;
}
const source = new URL('../src/cli/main.ts', import.meta.url);
const { main } = await import(existsSync(source) ? source.href : '../dist/cli/main.js');
await main(process.argv);
