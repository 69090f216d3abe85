// Answers
export {
  createMockSchema,
  type MockSchema,
  type MockSchemaOptions,
  type PartialData,
} from './create-mock-schema.ts';
export { mockFetch } from './mock-fetch.ts';
export {
  mockEverything,
  mockOperation,
  refusal,
  type MockHandler,
  type MockOptions,
  type Refusal,
} from './mock-operation.ts';

// Faults
export { always, burst, faults, reorder, type Fault, type FaultPlan } from './faults.ts';
export { faultyFetch } from './faulty-fetch.ts';
