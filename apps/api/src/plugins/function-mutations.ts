import { PgSelectSingleStep, PgSelectStep } from '@dataplan/pg';
import { constant, context, each, get, SafeError, sideEffect, type Step } from 'grafast';
import type { OfferedFunctions } from '../database/offered-functions.ts';
import { argumentsOf, isWriting, writingResources } from './writing-resources.ts';

declare global {
  namespace DataplanPg {
    interface PgResourceParameterExtensions {
      /** From `@argument reason Причина` in the comment of the function. */
      description?: string;
    }
  }
}

export interface FunctionMutationsOptions {
  /** Records or values that an answer holds at most; the function does its work on all. */
  readonly maxSize: number;
}

/**
 * Functions that write are mutations: `cancel_order(order_id int, reason text)` is
 * `cancelOrder(input: { orderId, reason })`, run as the account's role in a transaction. An
 * argument without a default is required. The function's result is in the payload under the name of
 * its type, `order`, and is read after the write, so that its revision is the new one. Functions
 * that are withheld are neither mutations nor fields.
 */
export function createFunctionMutationsPlugin(
  { writing }: Pick<OfferedFunctions, 'writing'>,
  { maxSize }: FunctionMutationsOptions,
): GraphileConfig.Plugin {
  return {
    name: 'FunctionMutationsPlugin',
    after: ['smart-tags', 'PgCustomTypeFieldPlugin'],
    inflection: {
      replace: {
        functionMutationResultFieldName(previous, _options, details) {
          const { resource, returnGraphQLTypeName } = details;
          const { codec, extensions } = resource;
          if (
            !codec.attributes ||
            codec.isAnonymous ||
            typeof extensions?.tags?.resultFieldName === 'string'
          )
            return previous?.(details) ?? 'result';
          return this.camelCase(
            resource.isUnique ? returnGraphQLTypeName : this.pluralize(returnGraphQLTypeName),
          );
        },
      },
    },
    gather: {
      hooks: {
        pgProcedures_PgResourceOptions(_info, { pgProc, resourceOptions }) {
          const { _id: id } = pgProc;
          const writingFunction = writing.get(id);
          if (!resourceOptions.isMutation || !writingFunction) return;
          const descriptions = argumentDescriptions(resourceOptions.extensions?.tags?.argument);
          Object.assign(resourceOptions, {
            extensions: { ...resourceOptions.extensions, writing: writingFunction },
            parameters: resourceOptions.parameters?.map((parameter) => {
              const description = descriptions.get(parameter.name ?? '');
              return {
                ...parameter,
                ...(parameter.optional ? {} : { notNull: true }),
                extensions: {
                  ...parameter.extensions,
                  ...(description === undefined ? {} : { description }),
                },
              };
            }),
          });
        },
      },
    },
    schema: {
      entityBehavior: {
        pgResource: {
          override: (behavior, resource) =>
            resource.parameters && resource.isMutation && !isWriting(resource) ? '-*' : behavior,
        },
      },
      hooks: {
        GraphQLInputObjectType_fields(fields, { inflection, pgResources }, { Self }) {
          const resource = writingResources(pgResources).find(
            (candidate) => inflection.customMutationInput({ resource: candidate }) === Self.name,
          );
          for (const { input, description } of resource ? argumentsOf(resource, inflection) : []) {
            const field = fields[input];
            if (field && description !== undefined) field.description = description;
          }
          return fields;
        },
        GraphQLObjectType_fields(fields, build, { scope }) {
          const resource = scope.isMutationPayload
            ? writingResources(build.pgResources).find((each) => each === scope.pgTypeResource)
            : undefined;
          const table = resource?.codec.attributes
            ? build.pgTableResource(resource.codec)
            : undefined;
          const key = table?.uniques.find(({ isPrimary }) => isPrimary)?.attributes;
          const [, field] =
            Object.entries(fields).find(([name]) => name !== 'clientMutationId') ?? [];
          const plan = field?.plan;
          if (!resource || !field || !plan) return fields;
          const readAnew = ($row: Step): Step => {
            if (!table || !key) return $row;
            if (!($row instanceof PgSelectSingleStep))
              throw new Error(
                `The result of ${resource.name} is planned in a way that this plugin does not know.`,
              );
            return table.get(Object.fromEntries(key.map((column) => [column, $row.get(column)])));
          };
          field.plan = ($payload, args, info) => {
            const $result = plan($payload, args, info);
            if (!($result instanceof PgSelectStep)) return readAnew($result);
            $result.setFirst(constant(maxSize));
            return table && key ? each($result, readAnew) : $result;
          };
          return fields;
        },
        GraphQLObjectType_fields_field(field, { inflection, pgResources }, { scope }) {
          const { plan } = field;
          const isFunction = scope.isRootMutation && scope.fieldBehaviorScope === 'mutationField';
          const resource = isFunction
            ? writingResources(pgResources).find(
                (each) => inflection.customMutationField({ resource: each }) === scope.fieldName,
              )
            : undefined;
          if (!plan || !resource || resource.extensions?.writing?.isForViewers) return field;
          return {
            ...field,
            plan($parent, args, info) {
              sideEffect(get(get(context(), 'session'), 'viewer'), (viewer) => {
                if (viewer?.role === 'viewer')
                  throw new SafeError('This account may look at everything and change nothing.', {
                    code: 'FORBIDDEN',
                  });
              });
              return plan($parent, args, info);
            },
          };
        },
      },
    },
  };
}

/** `@argument reason Причина отмены`, any number of times. */
function argumentDescriptions(tag: unknown): ReadonlyMap<string, string> {
  const lines: readonly unknown[] = Array.isArray(tag) ? tag : [tag];
  return new Map(
    lines.flatMap((line) => {
      const [, name, description] =
        (typeof line === 'string' && /^(\S+)\s+(\S.*)$/s.exec(line)) || [];
      return name !== undefined && description !== undefined
        ? [[name, description.trim()] as const]
        : [];
    }),
  );
}
