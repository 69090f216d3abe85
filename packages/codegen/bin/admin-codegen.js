#!/usr/bin/env node
// What is installed has been compiled; where the sources are, they run as they are.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

// What Node compiled once, and stripped of its types, it takes from its cache the next time.
enableCompileCache();
const source = new URL('../src/cli/main.ts', import.meta.url);
const { main } = await import(existsSync(source) ? source.href : '../dist/cli/main.js');
await main(process.argv);
