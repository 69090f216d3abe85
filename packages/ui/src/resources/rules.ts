import type { ActionSummary, InputDescriptor } from '@admin/gql/resource';

import type { DefinedAction, DefinedInput } from './resource-definition.ts';

/** An input with what the definition of its resource says of it. */
export type RuledInput = InputDescriptor & { readonly rules?: DefinedInput | undefined };

/** An action with what the definition of its resource says of it. */
export type RuledAction = ActionSummary & { readonly rules?: DefinedAction | undefined };
