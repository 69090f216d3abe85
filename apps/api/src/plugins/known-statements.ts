import { type PgExecutor, PgSelectStep } from '@dataplan/pg';
import {
  __ItemStep,
  __TrackedValueStep,
  __ValueStep,
  type ExecutionDetails,
  type ExecutionValue,
  type Step,
} from 'grafast';
import { OperationTypeNode } from 'grafast/graphql';

/** Maximum number of cached statements. The least recently used is removed. */
const maxStatements = 500;
/** Characters of variables. Longer ones do not come twice. */
const maxVariables = 2_000;

/**
 * Writes a statement once for the same document and variables. PostGraphile builds its SQL anew for
 * each request, a sixth of the work of a list; but what it builds depends on the plan of the
 * document and on the variables alone. Rights and settings are not in it: they come with the
 * request and are in force when it runs. Statements with anything else in them (values of a parent
 * record, of the session) are built as before.
 */
export function createStatementCachePlugin(): GraphileConfig.Plugin {
  const statements = new Map<string, CachedStatement>();
  const numbers = new WeakMap<Step, number>();
  const keys = new WeakMap<object, string>();
  let steps = 0;

  /** 0 for steps whose statement is not to be kept. */
  const numberOf = (step: PgSelectStep): number => {
    const number = numbers.get(step) ?? (isOfVariables(step) ? (steps += 1) : 0);
    numbers.set(step, number);
    return number;
  };
  const variablesOf = (args: { readonly variableValues?: object | null }): string => {
    const key = keys.get(args) ?? JSON.stringify(args.variableValues ?? null);
    keys.set(args, key);
    return key;
  };
  const store = (key: string, statement: CachedStatement): void => {
    statements.delete(key);
    statements.set(key, statement);
    const [oldest] = statements.keys();
    if (statements.size > maxStatements && oldest !== undefined) statements.delete(oldest);
  };

  return {
    name: 'KnownStatementsPlugin',
    grafast: {
      middleware: {
        executeStep(next, { args, step, executeDetails }) {
          if (
            !(step instanceof PgSelectStep) ||
            executeDetails.count !== 1 ||
            executeDetails.stream ||
            executeDetails.extra.eventEmitter
          )
            return next();
          const number = numberOf(step);
          const variables = number === 0 ? '' : variablesOf(args);
          if (number === 0 || variables.length > maxVariables) return next();
          const key = `${number} ${variables}`;
          const context: unknown = executeDetails.values[contextIdOf(step)]?.unaryValue();
          return (async () => {
            const statement = statements.get(key) ?? (await write(step, executeDetails));
            if (!statement) return next();
            store(key, statement);
            const { values } = await step.resource.executor.executeWithCache(
              [{ context, queryValues: [] }],
              statement.common,
            );
            return values.map(statement.toResult);
          })();
        },
      },
    },
  };
}

type Statement = Parameters<PgExecutor['executeWithCache']>[1];

interface CachedStatement {
  readonly common: Statement;
  /** Records, and whether there are more, from rows. */
  readonly toResult: (rows: unknown) => unknown;
}

/**
 * Statement that PostGraphile would run for a step, and the reader of its answer; `undefined` when
 * it would run another kind of statement, or none. Nothing is run.
 */
async function write(
  step: PgSelectStep,
  details: ExecutionDetails,
): Promise<CachedStatement | undefined> {
  let common: Statement | undefined;
  let toResult: CachedStatement['toResult'] | undefined;
  const resource: unknown = Object.create(step.resource, {
    executeWithCache: {
      value: (_specs: unknown, statement: Statement) => {
        common = statement;
        return { values: { map: (read: CachedStatement['toResult']) => void (toResult = read) } };
      },
    },
    executeWithoutCache: { value: () => ({ values: [] }) },
    executeStream: { value: () => ({ streams: [] }) },
  });
  const writer: PgSelectStep = Object.create(step, { resource: { value: resource } });
  const contextId = contextIdOf(step);
  // The cache entry refers to these values, and must not refer to a request.
  const values = Object.assign([...details.values], { [contextId]: nothing });
  await writer.execute({
    ...details,
    values,
    extra: { stopTime: null, meta: undefined, eventEmitter: undefined },
  });
  return common && toResult && common.identifierIndex == null ? { common, toResult } : undefined;
}

const nothing: ExecutionValue<undefined> = {
  isBatch: false,
  value: undefined,
  at: () => undefined,
  unaryValue: () => undefined,
};

/**
 * Tests whether a query's statement depends on its variables alone: its inputs are variables and
 * constants, combined by steps without effects.
 */
function isOfVariables(step: PgSelectStep): boolean {
  const contextId = contextIdOf(step);
  if (
    step.mode !== 'normal' ||
    contextId === -1 ||
    step.hasSideEffects ||
    step.operationPlan.operation.operation !== OperationTypeNode.QUERY
  )
    return false;
  return dependenciesOf(step).every((dependency, id) => id === contextId || isPure(dependency));
}

function isPure(step: Step): boolean {
  const { operationPlan } = step;
  if ('variableValuesStep' in operationPlan && step === operationPlan.variableValuesStep)
    return true;
  // Other values are the context and the root; an item belongs to a list. A step without further
  // dependencies was fixed with the plan.
  if (
    step instanceof __ValueStep ||
    step instanceof __TrackedValueStep ||
    step instanceof __ItemStep
  )
    return false;
  return step.isSyncAndSafe && !step.hasSideEffects && dependenciesOf(step).every(isPure);
}

function dependenciesOf(step: object): readonly Step[] {
  return 'dependencies' in step && Array.isArray(step.dependencies) ? step.dependencies : [];
}

/** Index of the request's context among a step's dependencies; -1 when it is unknown. */
function contextIdOf(step: object): number {
  return 'contextId' in step && typeof step.contextId === 'number' ? step.contextId : -1;
}
