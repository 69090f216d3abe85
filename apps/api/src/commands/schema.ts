import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { makeSchema } from 'postgraphile';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createSchemaPreset } from '../preset.ts';
import { readFileSync } from 'node:fs';

const db = await openDatabase({ dataDir: 'memory', statementTimeout: 0 });
await migrate(db.pool);
await db.pool.query(readFileSync(new URL('../shop/shop.sql', import.meta.url), 'utf8'));
const { schema } = await makeSchema(createSchemaPreset({ pool: db.pool, schemas: ['public'], hasIcu: true }));
writeFileSync(new URL('../../../../schema/schema.graphql', import.meta.url), `${printSchema(lexicographicSortSchema(schema))}\n`);
await db.close();
