import { expect, it } from 'vitest';
import { readChoices } from './choices.ts';

it.each([
  ["CHECK ((state = ANY (ARRAY['new'::text, 'left for good'::text])))", ['new', 'left for good']],
  [
    "CHECK (((grade)::text = ANY ((ARRAY['a'::character varying, '+'::character varying])::text[])))",
    ['a', '+'],
  ],
  ["CHECK (((tier = 'gold'::bpchar) OR (tier = 'tin'::bpchar)))", ['gold', 'tin']],
  ["CHECK ((VALUE = ANY (ARRAY['it''s'::text, '(x)::text'::text])))", ["it's", '(x)::text']],
  [
    "CHECK ((state = ANY ('{new,\"left for good\",it''s}'::text[])))",
    ['new', 'left for good', "it's"],
  ],
  ["CHECK (((grade)::text = ANY ('{a,+}'::text[])))", ['a', '+']],
  ["CHECK (((state = ANY ('{new,old}'::text[])) OR (state IS NULL)))", ['new', 'old']],
  ['CHECK ((rating = ANY (ARRAY[1, 2, 3])))', ['1', '2', '3']],
  ["CHECK ((level = ANY (ARRAY['-1'::integer, 0, 1])))", ['-1', '0', '1']],
  [
    'CHECK ((size = ANY (ARRAY[(10)::bigint, (9007199254740993)::bigint])))',
    ['10', '9007199254740993'],
  ],
  ["CHECK ((VALUE = ANY ('{1,2,3}'::smallint[])))", ['1', '2', '3']],
  ['CHECK ((shelf = ANY (ARRAY[1, 2]))) NOT VALID', ['1', '2']],
  ["CHECK ((level = ANY (ARRAY[2, '-1'::integer, 0])))", ['2', '-1', '0']],
  ['CHECK (((col1 = 1) OR (col1 = 2)))', ['1', '2']],
  ['CHECK ((("step 1 of 2" = 1) OR ("step 1 of 2" = 3)))', ['1', '3']],
  ['CHECK ((("Полное имя" = \'да\'::text) OR ("Полное имя" IS NULL)))', ['да']],
])('reads %s', (definition, values) => {
  expect(readChoices(definition)).toEqual(values);
});

it.each([
  'CHECK ((rating = ANY (ARRAY[1, 2, 1])))',
  "CHECK ((state = E'a\\\\b'::text))",
  'CHECK ((total >= (0)::numeric))',
  'CHECK (((rating >= 1) AND (rating <= 5)))',
  'CHECK ((rating = ANY (ARRAY[1, limits.two])))',
  'CHECK ((rate = ANY (ARRAY[0.1, 0.2])))',
  'CHECK (((rating % 2) = 1))',
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
