import type { OneOperation, Problem, WriteOperation } from '../../model.ts';
import type { Role } from '../evidence.ts';
import type { Resolution } from '../resolve.ts';
import type { Settled } from '../resolve-roles.ts';
import { sentenceList } from '../words.ts';
import type { Draft } from './context.ts';

/** Lists that inference did not believe, and what would make them resources. */
export function describeDoubts({ doubtful }: Resolution): readonly Problem[] {
  return doubtful.flatMap((item): Problem[] => {
    const reasons = item.evidence.filter((evidence) => evidence.against && evidence.remedy !== undefined).sort((a, b) => b.confidence - a.confidence);
    const [strongest] = reasons;
    return strongest ? [{ subject: item.type, message: `\`${item.choice}\` lists it and is not taken for a resource. ${strongest.because}`, remedy: strongest.remedy ?? '' }] : [];
  });
}

type Usable = Readonly<Partial<Record<'create' | 'update' | 'remove', WriteOperation>>> & { readonly one?: OneOperation };

/** Operations that were found and cannot be called with what the resource knows of a record. */
export function describeUnusable(draft: Draft, roles: ReadonlyMap<Role, Settled> | undefined, usable: Usable): readonly Problem[] {
  const key = sentenceList(draft.key.map(({ field }) => field));
  return (['one', 'create', 'update', 'remove'] as const).flatMap((role): Problem[] => {
    const settled = roles?.get(role);
    if (!settled || usable[role]) return [];
    const { type } = draft.found;
    const message = role === 'create' ? 'It takes no values.' : `It does not take the key of \`${type}\`, ${key}${role === 'update' ? ', beside the values' : ''}.`;
    const remedy = role === 'create' ? `Name another mutation in \`admin.resources.${type}.create\`.` : `Let it take ${key}, name another field in \`admin.resources.${type}.${role}\`, or another key in \`admin.resources.${type}.key\`.`;
    return [{ subject: settled.chosen.choice, message, remedy }];
  });
}
