import type { ActionRule, PlaceEvidence } from './place-evidence.ts';

/** Names of what is done about one's own session, account and credentials. */
const names: readonly (readonly [pattern: RegExp, confidence: number])[] = [
  [/(^|_)(log|sign)_?(in|out|up|on|off)(_|$)|(^|_)(login|logout|signin|signup|signout)(_|$)/, 0.95],
  [/^(authenticate|re_?authenticate)(_|$)|(^|_)authorize$|(^|_)(oauth|sso|saml|oidc)(_|$)/, 0.85],
  [
    /(^|_)(forgot|forget|forgotten|recover|request|reset|change|update|set|create|send)_(\w+_)?password(_|$)|(^|_)password_(reset|change|forgot|recover|recovery|update|request)(_|$)/,
    0.8,
  ],
  [
    /(^|_)(refresh|verify|obtain|renew|revoke|issue|invalidate|validate|get|exchange|login|auth)_(\w+_)?(token|tokens|jwt)(_|$)|(^|_)(token|jwt)_?(auth|refresh|verify|create|revoke)(_|$)/,
    0.8,
  ],
  [
    /(^|_)(verify|confirm|resend|activate|validate|request|send)_(\w+_)?(email|mail|phone|account|otp|code|registration|verification)(_|$)|(^|_)(email|account|phone)_(verify|confirm|verification|confirmation)(_|$)/,
    0.7,
  ],
  [
    /(^|_)(register|signup)(_(user|account|customer|me|member|new_user|with_\w+))?$|(^|_)(user|account|customer)_register$|(^|_)register_(user|account)/,
    0.75,
  ],
  [/(^|_)(accept|decline)_(\w+_)?(invite|invitation)(_|$)/, 0.8],
  // Saved views of the signed-in user's lists, where no resource has them.
  [/(^|_)saved_views?(_|$)/, 0.9],
  // Of whichever type its input names: the import of a list does it, and it is nobody's action.
  [/^import_records$/, 0.9],
  [
    /(^|_)(two_factor|2fa|mfa|otp|totp|passkey|webauthn|authenticator|recovery_codes?|backup_codes?)(_|$)/,
    0.7,
  ],
];

/**
 * Credentials, tokens, one's own password, one's own views: what is done before there is a session,
 * and to it.
 */
export const inferSession: ActionRule = ({ words, keys, leaves, subject }) => {
  const name = words.join('_');
  const evidence: PlaceEvidence[] = [];
  const base = { place: 'session', rule: 'session' } as const;
  const best = names.filter(([pattern]) => pattern.test(name)).sort((a, b) => b[1] - a[1])[0];
  if (!best) return [];
  evidence.push({
    ...base,
    confidence: best[1],
    because:
      'Its name speaks of signing in, a password, a token, somebody’s own views or files of records.',
  });
  if (leaves.some(({ place }) => /password|token|otp|code$/i.test(place.name)))
    evidence.push({ ...base, confidence: 0.5, because: 'It takes a password or a token.' });
  const keyed = keys.find(
    (key) =>
      key.required &&
      !key.each &&
      (key.entity?.listed || (key.words.length === 0 && subject?.listed)),
  );
  if (keyed)
    evidence.push({
      ...base,
      confidence: 0.8,
      against: true,
      because: `\`${keyed.path.join('.')}\` says about which record.`,
    });
  return evidence;
};
