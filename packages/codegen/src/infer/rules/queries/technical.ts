import type { QueryRule } from './query-evidence.ts';

const names =
  /^(node|nodes|id|_?version|current_version|api_version|server_version|health|healthz|health_?check|ping|pong|hello|hello_world|relay|query|meta|_meta|_service|service|_entities|entities|rate_?limit|resource|node_by_\w+|slug_\w+|markdown|introspection|schema|status|uptime|echo|test|dummy|_|_empty)$/;

/** For clients and machines. */
export const inferTechnical: QueryRule = ({ words, root, about, record }) => {
  const base = { place: 'technical', rule: 'technical' } as const;
  if (words.length > 1 && words.includes('access') && about)
    return [{ ...base, confidence: 0.85, because: 'It says who may do what with a record.' }];
  if (record && /(?:_?Meta|MetaData|Introspection|Capabilities)$/.test(record.name))
    return [{ ...base, confidence: 0.75, because: `\`${record.name}\` tells of the server.` }];
  const name = words.join('_');
  if (names.test(name) || root.leaf.startsWith('_'))
    return [{ ...base, confidence: 0.9, because: 'Clients ask for it, not people.' }];
  return /(^|_)(version|health|debug|script|scripts|stylesheet|stylesheets|internal|schema|schemas|preview|hashid|initialized)(_|$)/.test(
    name,
  )
    ? [{ ...base, confidence: 0.7, because: 'Its name speaks of the machine.' }]
    : [];
};
