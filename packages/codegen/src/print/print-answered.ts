import type { OperationDefinitionNode } from 'graphql';

import { fitModel } from './agreement/fit-model.ts';
import type { PersistedDocument } from './documents/persisted.ts';
import { findRefused } from './documents/find-refused.ts';
import { layOut } from './layout.ts';
import { memory, reducedModel } from './memory.ts';
import type { OmittedOperation } from './omitted.ts';
import { printModules, type PrintedModules } from './print-modules.ts';
import { printingOf, type Job } from './printing.ts';
import type { ShownNames } from './shown-names.ts';

/** Modules printed for a model. Files are not written. */
export interface PrintedResources {
  /** Text by path below the folder of generated code. */
  readonly files: ReadonlyMap<string, string>;
  /** Every generated operation, for validation. */
  readonly operations: readonly OperationDefinitionNode[];
  /** Every operation as it is sent, generated and written by hand, for allow-lists. */
  readonly persisted: readonly PersistedDocument[];
  /** Operations of the model that cannot be sent: a required value that nothing gives. */
  readonly omitted: readonly OmittedOperation[];
  /** By resource, the names of what its screens show. */
  readonly shown: ReadonlyMap<string, ShownNames>;
}

/** Prints what of a model fits the schema, and says what does not. */
export function printFitting(job: Job): PrintedResources {
  const remembered = memory(job.model, job.imports);
  const { model, omitted } = (remembered.fitted ??= fitModel(job.schema, job.model));
  const printed = printAnswered({ ...job, model });
  return omitted.length === 0 ? printed : { ...printed, omitted: [...omitted, ...printed.omitted] };
}

/**
 * Prints without the operations that the schema does not answer: all are printed, validated at
 * once, and printed again without those that are refused.
 */
function printAnswered(
  job: Job,
  refused: ReadonlyMap<string, string> = new Map(),
): PrintedResources {
  const printed = printReachable(job, refused);
  const { answered } = memory(job.model, job.imports);
  const found = findRefused(
    job.schema,
    printed.operations.filter((operation) => !answered.has(operation)),
  );
  if (found.size > 0) return printAnswered(job, new Map([...refused, ...found]));
  printed.operations.forEach((operation) => answered.add(operation));
  return printed;
}

/** Prints again without the resources that cannot be printed, or that no screen reaches. */
function printReachable(job: Job, refused: ReadonlyMap<string, string>): PrintedResources {
  const printing = printingOf(job, refused);
  const printed = printModules(printing);
  if ('names' in printed) {
    const model = reducedModel(job.model, job.imports, printed.names);
    const fewer = printReachable({ ...job, model }, refused);
    return { ...fewer, omitted: [...printed.omitted, ...fewer.omitted] };
  }
  const { operations, persisted, omitted } = printed;
  return {
    files: layOut(printing, printed),
    operations,
    persisted,
    omitted,
    shown: shownOf(printed),
  };
}

/** Lists that records hold are shown as sections: they are none of the fields of a page. */
const shownOf = ({ resources, nested }: PrintedModules): ReadonlyMap<string, ShownNames> =>
  new Map(
    resources.map(({ resource: { name }, module: { shown } }) => {
      const lists = new Set(nested.summaries.get(name)?.map((list) => list.name));
      return [name, { ...shown, show: shown.show.filter((field) => !lists.has(field)) }];
    }),
  );
