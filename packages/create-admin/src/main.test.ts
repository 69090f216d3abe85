import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { keys, openTerminal } from '../test/terminal.ts';

/** A folder to create projects in, with the templates of this repository. */
function folder() {
  const cwd = mkdtempSync(join(tmpdir(), 'asked-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const templates = join(cwd, 'templates');
  cpSync(join(import.meta.dirname, '../templates'), templates, { recursive: true });
  writeFileSync(join(templates, 'versions.json'), '{}');
  return { cwd, templates, text: (file: string) => readFileSync(join(cwd, file), 'utf8') };
}

describe('who starts it in a terminal', () => {
  it('is asked for all that has to be known, and told what comes next', async () => {
    const { text, ...where } = folder();
    writeFileSync(join(where.cwd, 'shop.graphql'), 'type Query { a: Int }');
    const terminal = openTerminal([], where);
    await terminal.sees('Folder');
    terminal.types(`desk${keys.enter}`);
    await terminal.sees('What does it administer?');
    terminal.types(keys.down + keys.down + keys.down + keys.enter);
    await terminal.sees('SDL file');
    terminal.types(`shop.graphql${keys.enter}`);
    await terminal.sees('First language');
    terminal.types(keys.down + keys.enter);
    await terminal.sees('How do people sign in?');
    terminal.types(keys.down + keys.down + keys.enter);
    await terminal.sees('Issuer');
    terminal.types(`https://id.example/staff${keys.enter}`);
    await terminal.sees('Client ID');
    terminal.types(keys.enter);
    await terminal.sees('npm install');
    expect(await terminal.ended()).toBe(0);
    expect(text('desk/schema/schema.graphql')).toBe('type Query { a: Int }');
    expect(text('desk/apps/web/src/auth.ts')).toContain(
      "oidcAuth({ issuer: 'https://id.example/staff', clientId: 'admin' })",
    );
    expect(text('desk/apps/web/index.html')).toContain('<html lang="en">');
    expect(terminal.said()).toContain('cd desk');
  });

  it('is not asked what the arguments say', async () => {
    const where = folder();
    const terminal = openTerminal(['desk', '--schema', 'sample'], where);
    await terminal.sees('First language');
    terminal.types(keys.enter);
    expect(await terminal.ended()).toBe(0);
    expect(terminal.said()).not.toMatch(/Folder|administer|sign in\?/);
    expect(where.text('desk/apps/web/src/auth.ts')).toContain("'session'");
  });

  it('leaves nothing behind when it thinks better of it', async () => {
    const where = folder();
    const terminal = openTerminal(['desk'], where);
    await terminal.sees('What does it administer?');
    terminal.types(keys.cancel);
    await terminal.sees('Nothing was written.');
    expect(await terminal.ended()).toBe(130);
    expect(existsSync(join(where.cwd, 'desk'))).toBe(false);
  });
});
