import { getNamedType, isInterfaceType, isObjectType } from 'graphql';

import type { ListShape } from '../../contracts/list-shape.ts';
import { firstOf } from '../../contracts/reading.ts';
import { fieldsOf, hasList } from '../schema-types.ts';
import { container, listsIn } from './container.ts';
import { edges } from './edges.ts';
import { holds, type ListShapeReading } from './list-shape.ts';
import { nodes } from './nodes.ts';
import { containers } from './page-like.ts';

/** A list in the object that `data` holds. */
const readPage = firstOf([nodes, edges, container]);

/** `{ data: { items: […] } }`: a page in an object that has a container's name. */
export const enclosed: ListShapeReading = {
  name: 'enclosed',
  read(type, facts) {
    if (
      (!isObjectType(type) && !isInterfaceType(type)) ||
      facts.isIdentified(type) ||
      listsIn(type).length > 0
    )
      return undefined;
    for (const field of Object.values(fieldsOf(type))) {
      const inner = getNamedType(field.type);
      if (
        hasList(field.type) ||
        field.args.length > 0 ||
        !containers.includes(field.name) ||
        !isObjectType(inner) ||
        facts.isIdentified(inner)
      )
        continue;
      const [page] = readPage(inner, facts)?.meaning ?? [];
      if (!page) continue;
      const shape: ListShape = { ...page, records: [field.name, ...page.records], wrapper: type };
      return { meaning: [shape], because: holds(shape) };
    }
    return undefined;
  },
};
