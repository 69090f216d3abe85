import { SafeError } from 'grafast';
import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  parse,
} from 'grafast/graphql';
import { bodyAtMost } from '../http/body-at-most.ts';
import { membersOf, textOf } from '../http/json-members.ts';
import { rootFields } from './access.ts';
import { hashOf } from './persisted-documents.ts';

export interface BodySizes {
  /** Bytes of any body: a page of a list or a form with long texts has less. */
  readonly most: number;
  /** Bytes of the body of an import, and of a write that takes files. */
  readonly mostOfMany: number;
}

/** Characters of a document that writes much: that of an import has two hundred. */
const longestDocument = 20_000;
/** Bytes of `extensions` with a hash in it. */
const longestExtensions = 10_000;

/**
 * Limits bodies to a small size, except for operations with large inputs: an import, or a write
 * with a column of bytes. Only the document of a large body is examined before the body is parsed.
 */
export function createBodySizesPlugin(
  { most, mostOfMany }: BodySizes,
  /** Documents by their hash. */
  texts: ReadonlyMap<string, string>,
): GraphileConfig.Plugin {
  let takingMuch: ReadonlySet<string> = new Set();
  return {
    name: 'BodySizesPlugin',
    schema: {
      hooks: {
        finalize(schema) {
          takingMuch = new Set(['importRecords', ...writesOfFiles(schema)]);
          return schema;
        },
      },
    },
    grafserv: {
      middleware: {
        processRequest(next, { requestDigest }) {
          const { node } = requestDigest.requestContext;
          if (!node) return next();
          requestDigest.getBody = async () => {
            const buffer = await bodyAtMost(node.req, mostOfMany);
            if (!buffer || (buffer.length > most && !selectsOnly(takingMuch, buffer, texts)))
              throw new SafeError(
                `A request has at most ${most} bytes, and one that imports records or writes files ${mostOfMany}.`,
                { code: 'BAD_USER_INPUT', reason: 'REQUEST_TOO_LARGE', statusCode: 413 },
              );
            return { type: 'buffer', buffer };
          };
          return next();
        },
      },
    },
  };
}

/** Tests whether the operation of a body selects these fields of Mutation, and nothing else. */
function selectsOnly(
  fields: ReadonlySet<string>,
  body: Uint8Array,
  texts: ReadonlyMap<string, string>,
): boolean {
  const members = membersOf(body);
  const text = textOf(members.get('query') ?? new Uint8Array()) ?? persisted(members, texts);
  if (text === undefined || text.length > longestDocument) return false;
  const operation = textOf(members.get('operationName') ?? new Uint8Array());
  try {
    const names = rootFields(parse(text, { noLocation: true, maxTokens: 5_000 }), operation);
    return names.size > 0 && [...names].every((name) => fields.has(name));
  } catch {
    return false;
  }
}

function persisted(
  members: ReadonlyMap<string, Uint8Array>,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  const extensions = members.get('extensions');
  if (!extensions || extensions.length > longestExtensions) return undefined;
  try {
    return texts.get(hashOf(JSON.parse(Buffer.from(extensions).toString('utf8'))) ?? '');
  } catch {
    return undefined;
  }
}

/** Fields of Mutation whose input has bytes in it, `createPhoto` of a table with a `bytea`. */
function writesOfFiles(schema: GraphQLSchema): readonly string[] {
  const bytes = schema.getType('Base64EncodedBinary');
  const hasBytes = (type: GraphQLInputType, visited: ReadonlySet<unknown> = new Set()): boolean => {
    const named = getNamedType(type);
    if (named === bytes) return true;
    return (
      isInputObjectType(named) &&
      !visited.has(named) &&
      Object.values(named.getFields()).some((field) =>
        hasBytes(field.type, new Set([...visited, named])),
      )
    );
  };
  return bytes === undefined
    ? []
    : Object.values(schema.getMutationType()?.getFields() ?? {})
        .filter(({ args }) => args.some(({ type }) => hasBytes(type)))
        .map(({ name }) => name);
}
