import type { InputDescriptor } from '@admin/gql/resource';
import { createContext, type ReactNode } from 'react';

import type { InputProps } from '../values/input-props.ts';

/** Renders an input; `plain` is the one that stands there otherwise. */
export type OwnInput = (props: InputProps, plain: ReactNode) => ReactNode;

/** What renders an input of a resource in place of that of its kind, if anything does. */
export type OwnInputs = (resource: string, input: InputDescriptor) => OwnInput | undefined;

/** Absent: every input is that of its kind, or of its definition. */
export const OwnInputsContext = createContext<OwnInputs | undefined>(undefined);
