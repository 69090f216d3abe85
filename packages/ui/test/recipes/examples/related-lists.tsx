import { defineResource } from './define.ts';

export default defineResource('clients', { show: { lists: ['repairs', 'vehicles'] } });
