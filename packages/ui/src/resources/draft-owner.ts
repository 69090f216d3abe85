import { createContext } from 'react';

/**
 * Account whose drafts are stored and offered. @defaultValue the value for applications without
 * accounts
 */
export const DraftOwnerContext = createContext('');
