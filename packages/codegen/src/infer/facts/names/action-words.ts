/** Verbs that link a record to another, and such that unlink it. */
const linking = new Set(['add', 'assign', 'attach', 'link', 'connect', 'join', 'associate', 'bind', 'set', 'include', 'grant', 'enroll', 'subscribe', 'put', 'share', 'invite', 'apply', 'append', 'give', 'allow', 'map', 'tag', 'pin', 'follow']);
const unlinking = new Set(['remove', 'unassign', 'detach', 'unlink', 'disconnect', 'leave', 'dissociate', 'disassociate', 'unbind', 'unset', 'exclude', 'revoke', 'unenroll', 'unsubscribe', 'drop', 'unshare', 'clear', 'deassign', 'unapply', 'kick', 'withdraw', 'untag', 'unpin', 'delete', 'unfollow']);
/** What comes after them is the record on whose page the link stands. */
const towards = new Set(['to', 'from', 'on', 'in', 'into', 'of', 'for', 'at', 'with']);

export const isLinking = (word: string): boolean => linking.has(word) || unlinking.has(word);
export const isUnlinking = (parts: readonly string[]): boolean => parts.some((word) => unlinking.has(word));
export const isTowards = (word: string): boolean => towards.has(word);

/** What cannot be taken back, or costs somebody something. */
const destroying = new Set([
  'delete', 'remove', 'destroy', 'erase', 'drop', 'purge', 'clear', 'wipe', 'reset', 'cancel', 'void', 'refund', 'revoke', 'terminate', 'ban', 'block', 'suspend', 'deactivate', 'disable', 'reject', 'decline', 'discard', 'trash',
  'archive', 'close', 'expire', 'kill', 'abort', 'flush', 'truncate', 'unpublish', 'uninstall', 'leave', 'kick', 'dismiss', 'detach', 'rotate', 'regenerate', 'finalize', 'merge', 'overwrite', 'revert', 'rollback', 'restore', 'empty', 'unlink', 'transfer', 'charge', 'pay', 'lose',
]);
export const isDestroying = (parts: readonly string[]): boolean => parts.some((word) => destroying.has(word));

/** What is done with a refund without anybody being refunded. */
const harmless = new Set([
  'settle', 'approve', 'confirm', 'accept', 'acknowledge', 'list', 'show', 'view', 'get', 'find', 'search', 'count', 'check', 'verify', 'validate', 'review', 'calculate', 'compute', 'estimate', 'simulate', 'preview', 'test', 'export', 'download', 'print',
  'edit', 'update', 'rename', 'describe', 'annotate',
]);
export const isHarmless = (word: string): boolean => harmless.has(word);

/** Says that all records of a kind are meant, or many new ones. */
const whole = new Set(['import', 'export', 'reorder', 'sort', 'all', 'bulk', 'batch', 'many', 'sync', 'synchronize', 'upload', 'reindex', 'rebuild', 'generate', 'download', 'fetch', 'refresh', 'purge', 'clear']);
export const isAboutAll = (parts: readonly string[]): boolean => parts.some((word) => whole.has(word));

const settings = new Set(['settings', 'setting', 'config', 'configuration', 'configurations', 'preferences', 'preference', 'options', 'profile']);
export const isAboutSettings = (parts: readonly string[]): boolean => parts.some((word) => settings.has(word));
/** What belongs to who is signed in. */
const own = new Set(['me', 'my', 'own', 'self', 'myself', 'viewer', 'current', 'active', 'logged', 'signed', 'authenticated']);
export const isAboutSelf = (parts: readonly string[]): boolean => parts.some((word) => own.has(word));
