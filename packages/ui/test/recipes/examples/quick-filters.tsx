import { defineResource } from './define.ts';

export default defineResource('repairs', { list: { filters: ['status', 'clientId'] } });
