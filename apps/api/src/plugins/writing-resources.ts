import type { PgCodec, PgResource } from '@dataplan/pg';
import type { WritingFunction } from '../database/offered-functions.ts';

declare global {
  namespace DataplanPg {
    interface PgResourceExtensions {
      /** Of a function that writes, where it is a mutation. */
      writing?: WritingFunction;
    }
  }
}

/** A function that is a mutation, as inflection takes it. */
export type WritingResource = Parameters<
  GraphileBuild.Inflection['customMutationField']
>[0]['resource'];

/** The functions among the resources of a schema that are mutations. */
export function writingResources(
  resources: Readonly<Record<string, PgResource>>,
): readonly WritingResource[] {
  return Object.values(resources).filter(isWriting);
}

/** A row of a table is no argument that anybody fills in: functions take its key. */
export function isWriting(resource: PgResource): resource is WritingResource {
  const { extensions, isMutation, parameters = [] } = resource;
  return (
    isMutation &&
    extensions?.writing !== undefined &&
    parameters.every(({ codec }) => !isRow(codec.arrayOfCodec ?? codec))
  );
}

const isRow = (codec: PgCodec): boolean =>
  codec.attributes !== undefined && codec.extensions?.isTableLike !== false;

/** The arguments of a function: their names in the database and in the input of the mutation. */
export function argumentsOf(
  resource: WritingResource,
  inflection: GraphileBuild.Inflection,
): readonly {
  readonly name: string | null;
  readonly input: string;
  readonly description: string | undefined;
  readonly domain: string | undefined;
}[] {
  return resource.parameters.map((param, index) => ({
    name: param.name,
    input: inflection.argument({ param, resource, index }),
    description: param.extensions?.description,
    domain: param.extensions?.domain,
  }));
}
