#!/usr/bin/env node
// What is installed has been compiled; where the sources are, they run as they are.
import { existsSync } from 'node:fs';

const source = new URL('../src/main.ts', import.meta.url);
const { main } = await import(existsSync(source) ? source.href : '../dist/main.js');
await main(process.argv.slice(2));
