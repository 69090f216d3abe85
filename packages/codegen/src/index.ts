export type { Resource, ResourceModel } from './model.ts';
