import type { QueryRule } from './query-evidence.ts';

const names = /^(node|nodes|id|_?version|current_version|api_version|server_version|health|healthz|health_?check|ping|pong|hello|hello_world|relay|query|meta|_meta|_service|service|_entities|entities|rate_?limit|resource|node_by_\w+|slug_\w+|markdown|introspection|schema|status|uptime|echo|test|dummy|_|_empty)$/;

/** For clients and machines. */
export const inferTechnical: QueryRule = ({ words, root }) => {
  const name = words.join('_');
  if (names.test(name) || root.leaf.startsWith('_')) return [{ place: 'technical', rule: 'technical', confidence: 0.9, because: 'Clients ask for it, not people.' }];
  return /(^|_)(version|health|debug|script|scripts|stylesheet|stylesheets|internal|doc_access)(_|$)/.test(name) ? [{ place: 'technical', rule: 'technical', confidence: 0.7, because: 'Its name speaks of the machine.' }] : [];
};
