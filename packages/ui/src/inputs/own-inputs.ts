import type { InputDescriptor } from '@admin/gql/resource';
import { createContext, type ReactNode } from 'react';

import type { InputProps } from '../values/input-props.ts';

/** Renders a custom input; `plain` is the default input. */
export type OwnInput = (props: InputProps, plain: ReactNode) => ReactNode;

/** Custom input of a resource; `undefined` for the default input. */
export type OwnInputs = (resource: string, input: InputDescriptor) => OwnInput | undefined;

/** Custom inputs of features. Absent: every input is that of its kind or of its definition. */
export const OwnInputsContext = createContext<OwnInputs | undefined>(undefined);
