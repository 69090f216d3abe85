import { configureGlobal } from 'fast-check';

/** What decides whether a change lands is repeatable: each property is tried with the same seed, until `npm run properties` gives another. */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
