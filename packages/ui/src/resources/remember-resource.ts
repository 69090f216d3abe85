import { inBrowser, writeText } from '../storage/stored.ts';
import { scopeKey } from './scope-path.ts';

/** Stores the resource behind a scope that was opened last, for `rememberedResource`. */
export const rememberResource = (name: string, application: string): void =>
  writeText(inBrowser, scopeKey('scopeOf', application), name);
