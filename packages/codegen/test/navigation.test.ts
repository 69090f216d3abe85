import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

import type { AdminOverrides } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';
import { model } from './infer.ts';

const types =
  'Order OrderLine OrderNote Invoice Payment Surgery SurgeryStep SurgeryTool SurgeryRisk Zebra AccessLog'.split(
    ' ',
  );

const sdl = [
  `type Query { ${types.map((type) => `list${type}s: [${type}!]!`).join(', ')} }`,
  ...types.map((type) => `type ${type} { id: ID!, name: String, size: Int, height: Int }`),
].join('\n');

describe('printed groups', () => {
  const printed = (overrides?: AdminOverrides) => {
    const { files } = printResources(buildSchema(sdl), model(sdl, overrides));
    return {
      admin: files.get('admin.ts') ?? '',
      navigation: /navigation: readonly GeneratedGroup\[\] = ([\s\S]*?\n?\]);/
        .exec(files.get('resources.ts') ?? '')?.[1]
        ?.replaceAll(/\s+/g, ' '),
    };
  };

  it('name resources and titles, those of no group and the technical ones last', () => {
    const { admin, navigation } = printed();
    expect(admin).toContain('{ navigation, queries, resources');
    expect(admin).toContain('{ resources, navigation, tools');
    expect(navigation).toContain("title: { en: 'Surgerys' }, items: ['surgerys', 'surgeryRisks'");
    expect(navigation).toContain("title: { ru: 'Финансы', en: 'Finance' }");
    expect(navigation).toMatch(
      /title: 'shell.data', items: \[\],? \}, \{ title: \{ ru: 'Служебные', en: 'Technical' \}, isFolded: true, items: \['accessLogs'\],? \},? \]$/,
    );
  });

  it('are not there where the application has its own', () => {
    const { admin, navigation } = printed({ navigation: false });
    expect(navigation).toBeUndefined();
    expect(admin).not.toContain('navigation');
  });
});
