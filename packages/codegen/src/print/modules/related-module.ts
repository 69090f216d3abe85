import type { Resource } from '../../model.ts';
import { array, code, object, property, string, type Code } from '../code/code.ts';
import { imported } from '../code/library.ts';

/**
 * The module that tells by which related records a list is filtered, and where their conditions go:
 * loaded when somebody asks for such a thing.
 */
export function relatedModule(
  { list }: Resource,
  resources: ReadonlyMap<string, Resource>,
): readonly Code[] {
  const relations = (list?.filter?.relations ?? []).flatMap(({ name, resource, only, by }) => {
    const path = resources.get(resource)?.list?.filter?.argument;
    const ways = by.map(({ quantifier, path: own }) =>
      property(quantifier, array(own.map(string))),
    );
    return path
      ? [
          property(
            name,
            object([
              property('resource', string(resource)),
              property('filter', array(path.map(string))),
              ...(only ? [property('only', array(only.map(string)))] : []),
              ...ways,
            ]),
          ),
        ]
      : [];
  });
  return [code`export const related: ${imported('RelatedFilters')} = ${object(relations)};`];
}
