import { Type } from 'typebox';
import {
  REGISTRATION_KINDS,
  REGISTRATION_STARTS,
  type RegistrationTerms,
  type SiteConfig,
} from '@paddock/contract';

const closed = { additionalProperties: false };

/** How the demo registers players: an account stands at once, so that a first look needs no mailbox. */
const DEMO_TERMS: RegistrationTerms = {
  kinds: REGISTRATION_KINDS,
  emailProof: 'later',
  start: 'modal',
  agreement: false,
  bonuses: ['first-deposit'],
};

/**
 * What a site starts from where `site.json` says nothing else. One with real players has addresses proved first, so that
 * nobody learns from the form who has an account; there is a mailbox to read then.
 */
export function registrationDefaults(sandbox: boolean): RegistrationTerms {
  return sandbox ? DEMO_TERMS : { ...DEMO_TERMS, emailProof: 'first', bonuses: [] };
}

const oneOf = (names: readonly string[]) => Type.Union(names.map((name) => Type.Literal(name)));

/** Keys of `site.json` about registration and social networks. */
export const REGISTRATION_KEYS = {
  registration: Type.Partial(
    Type.Object(
      {
        kinds: Type.Array(oneOf(REGISTRATION_KINDS), { minItems: 1, uniqueItems: true }),
        emailProof: oneOf(['first', 'later']),
        start: oneOf(REGISTRATION_STARTS),
        agreement: Type.Boolean(),
        convert: Type.Boolean(),
        bonuses: Type.Array(Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,31}$' }), {
          maxItems: 8,
          uniqueItems: true,
        }),
        reminder: Type.Object(
          {
            delaySeconds: Type.Integer({ minimum: 1, maximum: 86_400 }),
            intervalMinutes: Type.Integer({ minimum: 1, maximum: 43_200 }),
          },
          closed,
        ),
      },
      closed,
    ),
    closed,
  ),
  socialLinks: Type.Array(
    Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 40 }),
        link: Type.String({ pattern: '^https://[^\\s"<>]+$', maxLength: 500 }),
        iconName: Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$' }),
      },
      closed,
    ),
    { maxItems: 20 },
  ),
};

/** What the file says of registration, over the defaults, key by key. */
export function withRegistration(
  own: { readonly registration?: unknown },
  sandbox: boolean,
): Pick<SiteConfig, 'registration'> {
  const registration = own.registration as Partial<RegistrationTerms> | undefined;
  return { registration: { ...registrationDefaults(sandbox), ...registration } };
}
