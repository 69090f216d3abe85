export { always, burst, faults, reorder, type Fault, type FaultPlan } from './faults.ts';
export { faultyFetch } from './faulty-fetch.ts';
