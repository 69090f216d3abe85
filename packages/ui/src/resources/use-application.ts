import { use } from 'react';

import { applicationEnd } from '../storage/schema-base.ts';
import { AdminContext } from './admin-context.tsx';

/** End of the storage keys of the application that the component belongs to. */
export const useApplication = (): string => applicationEnd(use(AdminContext)?.application);
