import { type PgCodec, TYPES } from '@dataplan/pg';
import { Kind, type ValueNode } from 'grafast/graphql';
import { changeBuiltInCodecs } from '../codecs/built-in-codecs.ts';
import { exactNumber } from '../codecs/exact-json.ts';
import { listChanges } from '../codecs/lists.ts';
import { rangeChanges } from '../codecs/ranges.ts';
import { mayBeUnreadable } from '../codecs/unreadable.ts';

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/**
 * Values are read and written as they are stored: not rounded, shifted or truncated. A value that
 * an answer cannot hold is the error of its cell.
 */
export const ExactValuesPlugin: GraphileConfig.Plugin = {
  name: 'ExactValuesPlugin',
  gather: {
    hooks: {
      pgIntrospection_introspection: changeBuiltInCodecs,
      pgCodecs_PgCodec(_info, { pgCodec }: { readonly pgCodec: PgCodec }) {
        if (pgCodec.rangeOfCodec) Object.assign(pgCodec, rangeChanges(pgCodec.rangeOfCodec));
        if (pgCodec.arrayOfCodec) Object.assign(pgCodec, listChanges(pgCodec));
      },
    },
  },
  schema: {
    hooks: {
      init: {
        before: ['PgCodecs'],
        callback(value, build) {
          const { inflection } = build;
          for (const direction of ['input', 'output'] as const) {
            build.setGraphQLTypeForPgCodec(TYPES.money, direction, inflection.builtin('BigFloat'));
            build.setGraphQLTypeForPgCodec(TYPES.oid, direction, inflection.builtin('BigInt'));
          }
          return value;
        },
      },
      GraphQLScalarType(scalar, build) {
        const { inflection } = build;
        const { parseValue, parseLiteral } = scalar;
        if (scalar.name === inflection.builtin('JSON'))
          return { ...scalar, parseLiteral: readJson };
        if (
          [inflection.builtin('BigInt'), inflection.builtin('BigFloat')].includes(scalar.name) &&
          parseValue
        )
          return {
            ...scalar,
            // A number of the request that JavaScript would round arrives as its text.
            parseValue: (value) => parseValue(JSON.isRawJSON(value) ? value.rawJSON : value),
          };
        if (scalar.name === inflection.builtin('Base64EncodedBinary') && parseValue && parseLiteral)
          return {
            ...scalar,
            parseValue(value) {
              assertBase64(build, value);
              return parseValue(value);
            },
            parseLiteral(node, variables) {
              if (node.kind === Kind.STRING) assertBase64(build, node.value);
              return parseLiteral(node, variables);
            },
          };
        return scalar;
      },
      GraphQLObjectType_fields_field(field, build, { scope }) {
        const codec = scope.isPgClassType ? scope.pgCodec : undefined;
        const attribute = scope.pgFieldAttribute;
        if (!codec?.attributes || !attribute || !mayBeUnreadable(attribute.codec)) return field;
        const { attributes } = codec;
        // A record is found by its key, which is never null.
        const key = build.pgTableResource(codec)?.uniques.find(({ isPrimary }) => isPrimary);
        return key?.attributes.some((name) => attributes[name] === attribute)
          ? field
          : { ...field, type: build.graphql.getNullableType(field.type) };
      },
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks, Self }) {
        if (!scope.isPgRangeType) return fields;
        const isEmpty = fieldWithHooks(
          { fieldName: 'isEmpty' },
          {
            description: 'It has no values at all, and so no bounds either.',
            type: build.graphql.GraphQLBoolean,
          },
        );
        return build.extend(fields, { isEmpty }, `Adding isEmpty to ${Self.name}`);
      },
      GraphQLInputObjectType_fields(fields, build, { scope, fieldWithHooks, Self }) {
        if (!scope.isPgRangeInputType) return fields;
        const isEmpty = fieldWithHooks(
          { fieldName: 'isEmpty' },
          {
            description:
              'Without bounds: true for a range that has no values at all, and not for one without an end.',
            type: build.graphql.GraphQLBoolean,
          },
        );
        return build.extend(fields, { isEmpty }, `Adding isEmpty to ${Self.name}`);
      },
    },
  },
};

function assertBase64(build: GraphileBuild.Build, value: unknown): void {
  if (typeof value === 'string' && !base64.test(value))
    throw new build.graphql.GraphQLError(
      'The value is not binary data in Base64: letters, digits, "+" and "/", filled up with "=" to a multiple of four.',
    );
}

/** A value of JSON in the text of a document. */
function readJson(node: ValueNode, variables: Variables): unknown {
  switch (node.kind) {
    case Kind.INT:
    case Kind.FLOAT:
      return exactNumber(node.value);
    case Kind.LIST:
      return node.values.map((item) => readJson(item, variables));
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map(({ name, value }) => [name.value, readJson(value, variables)]),
      );
    case Kind.VARIABLE:
      return variables?.[node.name.value];
    case Kind.NULL:
      return null;
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      break;
  }
  return node.value;
}

type Variables = Readonly<Record<string, unknown>> | null | undefined;
