import type { ActionSummary, InputDescriptor } from '@admin/gql/resource';

import type { DefinedAction, DefinedInput } from './resource-definition.ts';

/** An input with the options of its definition. */
export type RuledInput = InputDescriptor & { readonly rules?: DefinedInput | undefined };

/** An action with the options of its definition. */
export type RuledAction = ActionSummary & { readonly rules?: DefinedAction | undefined };
