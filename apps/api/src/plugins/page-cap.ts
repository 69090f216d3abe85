import { constant, lambda, SafeError, type Step } from 'grafast';

export interface PageCapOptions {
  /** Records of a connection when neither `first` nor `last` says. */
  readonly defaultSize: number;
  /** More is refused with `BAD_USER_INPUT`. */
  readonly maxSize: number;
}

/**
 * No connection gives all its records: `first` has a default and a limit, at every depth and by
 * variables too.
 */
export function createPageCapPlugin({
  defaultSize,
  maxSize,
}: PageCapOptions): GraphileConfig.Plugin {
  const sizeOf = ([first, last, offset]: readonly [unknown, unknown, unknown]): number | null => {
    for (const [name, size] of Object.entries({ first, last })) {
      if (Number(size ?? 0) < 0)
        throw new SafeError(
          `${name} is ${String(size)}; it is a whole number from 0 to ${maxSize}.`,
          { code: 'BAD_USER_INPUT' },
        );
    }
    if (Number(offset ?? 0) < 0)
      throw new SafeError(`offset is ${String(offset)}; it is a whole number from 0.`, {
        code: 'BAD_USER_INPUT',
      });
    if (Number(first ?? 0) > maxSize || Number(last ?? 0) > maxSize) {
      throw new SafeError(`At most ${maxSize} records per page.`, { code: 'BAD_USER_INPUT' });
    }
    if (typeof first === 'number') return first;
    return last == null ? defaultSize : null;
  };
  return {
    name: 'PageCapPlugin',
    schema: {
      hooks: {
        // `first` is applied below, with its default.
        GraphQLObjectType_fields_field_args_arg: (argument, _build, { scope }) =>
          scope.isPgFieldConnection && scope.argName === 'first'
            ? { ...argument, applyPlan() {} }
            : argument,
        GraphQLObjectType_fields_field(field, _build, { scope }) {
          const { plan } = field;
          if (!scope.isPgFieldConnection || !plan) return field;
          return {
            ...field,
            plan($parent, args, info) {
              const $connection = plan($parent, args, info);
              // A function's rows have no `last`: they are read from the beginning.
              const valueOf = (name: string): Step =>
                info.field.args.some((argument) => argument.name === name)
                  ? args.getRaw(name)
                  : constant(null);
              $connection.setFirst(
                lambda([valueOf('first'), valueOf('last'), valueOf('offset')], sizeOf, true),
              );
              return $connection;
            },
          };
        },
      },
    },
  };
}
