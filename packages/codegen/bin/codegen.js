#!/usr/bin/env node
// What Node compiled once, and stripped of its types, it takes from its cache the next time.
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('../src/generate/main.ts');
