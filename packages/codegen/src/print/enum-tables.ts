import type { GraphQLEnumType } from 'graphql';

import { array, literal, object, property } from './code.ts';
import { shortDescription } from './description.ts';

/** Tables of enum values that a module declares once, for its fields, inputs and filters. */
export class EnumTables {
  readonly #tables = new Map<string, GraphQLEnumType>();

  name(type: GraphQLEnumType): string {
    this.#tables.set(type.name, type);
    return `values${type.name[0]?.toUpperCase() ?? ''}${type.name.slice(1)}`;
  }

  declarations(): string[] {
    return [...this.#tables.values()]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((type) => {
        const values = type.getValues().map(({ name, description }) => {
          const short = shortDescription(description);
          return object([property('value', literal(name)), ...(short === undefined ? [] : [property('description', literal(short))])]);
        });
        return `const ${this.name(type)} = ${array(values)} as const;`;
      });
  }
}
