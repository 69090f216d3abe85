/** First line of every generated file. */
export const header =
  '/* Written by codegen from schema and documents. Changes belong there: they are lost here. */\n';
