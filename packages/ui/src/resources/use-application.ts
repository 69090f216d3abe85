import { use } from 'react';
import { useRouter } from 'wouter';

import { schemaBaseAt, storageSuffix } from '../storage/storage-suffix.ts';
import { AdminContext } from './admin-context.tsx';

/** Suffix of the storage keys of the component's application. */
export const useApplication = (): string =>
  storageSuffix(schemaBaseAt(useRouter().base), use(AdminContext)?.application);
