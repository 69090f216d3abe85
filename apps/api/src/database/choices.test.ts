import { expect, it } from 'vitest';
import { readChoices } from './choices.ts';

it.each([
  ["CHECK ((state = ANY (ARRAY['new'::text, 'left for good'::text])))", ['new', 'left for good']],
  ["CHECK (((grade)::text = ANY ((ARRAY['a'::character varying, '+'::character varying])::text[])))", ['a', '+']],
  ["CHECK (((tier = 'gold'::bpchar) OR (tier = 'tin'::bpchar)))", ['gold', 'tin']],
  ["CHECK ((VALUE = ANY (ARRAY['it''s'::text, '(x)::text'::text])))", ["it's", '(x)::text']],
  ["CHECK ((state = ANY ('{new,\"left for good\",it''s}'::text[])))", ['new', 'left for good', "it's"]],
  ["CHECK (((grade)::text = ANY ('{a,+}'::text[])))", ['a', '+']],
  ["CHECK (((state = ANY ('{new,old}'::text[])) OR (state IS NULL)))", ['new', 'old']],
  ["CHECK (((\"Полное имя\" = 'да'::text) OR (\"Полное имя\" IS NULL)))", ['да']],
])('reads %s', (definition, values) => {
  expect(readChoices(definition)).toEqual(values);
});

it.each([
  'CHECK ((total >= (0)::numeric))',
  "CHECK ((state <> 'new'::text))",
  "CHECK (((state = 'new'::text) OR (kind = 'old'::text)))",
  "CHECK (((state = 'new'::text) AND (char_length(state) > 2)))",
  "CHECK ((state = ANY ('{new,NULL}'::text[])))",
  "CHECK ((state = ANY ('{{new},{old}}'::text[])))",
  "CHECK ((state <> ALL ('{new,old}'::text[])))",
  "CHECK ((lower(state) = 'new'::text))",
  "CHECK ((VALUE ~ '^[0-9]{10}$'::text))",
])('does not read %s', (definition) => {
  expect(readChoices(definition)).toBeUndefined();
});
