/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
export * from './documents/index.ts';
