import { createContext } from 'react';

/**
 * The account whose drafts are stored and offered. @defaultValue that of an application without
 * accounts
 */
export const DraftOwnerContext = createContext('');
