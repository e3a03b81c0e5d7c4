import { protectionLevel, type PlayerId, type ProtectionMethods } from '@paddock/contract';
import type { ProtectionFields, SecurityView } from '@paddock/contract/schemas';

import type { IdentityParts } from '../identity-parts.ts';
import { listPasskeys, type Passkey } from '../passkeys/passkeys-store.ts';
import type { PlayerPrincipal } from '../principal.ts';
import { findContacts, type Contacts } from './contacts-store.ts';
import { phoneParts } from './phone-words.ts';
import { findSettings, type SecuritySettings } from './security-store.ts';
import { showsTwoFactorPrompt } from './two-factor-prompt.ts';

type ViewParts = Pick<IdentityParts, 'kernel' | 'security'>;

/** What is known of a player's security. */
interface SecurityFacts {
  readonly contacts: Contacts;
  readonly settings: SecuritySettings;
  readonly passkeys: readonly Passkey[];
  readonly twoFactorSinceMs: number | null;
  readonly passwordChangedAtMs: number | null;
  readonly methods: ProtectionMethods;
}

async function factsOf({ kernel: { db }, security }: ViewParts, playerId: PlayerId): Promise<SecurityFacts> {
  const contacts = await findContacts(db, playerId);
  const settings = await findSettings(db, playerId);
  const twoFactorSinceMs = await security.twoFactor.since(db, playerId);
  const passwordChangedAtMs = await security.events.passwordChangedAt(db, playerId);
  return {
    contacts,
    settings,
    twoFactorSinceMs,
    passwordChangedAtMs,
    passkeys: await listPasskeys(db, playerId),
    methods: {
      is_changed_password: passwordChangedAtMs !== null,
      enable_two_factor_auth: twoFactorSinceMs !== null,
      enable_phone_binding: contacts.phone !== null,
      enable_security_question: settings.questionId !== null,
      enable_email_auth: settings.emailAuthSinceMs !== null,
    },
  };
}

/** What the security page shows a player. */
export async function securityView(parts: ViewParts, principal: PlayerPrincipal): Promise<SecurityView> {
  const { kernel, security } = parts;
  const { playerId } = principal;
  const facts = await factsOf(parts, playerId);
  const { phone, email } = facts.contacts;
  return {
    protection_level: protectionLevel(facts.methods),
    protection_methods: facts.methods,
    password_changed_at_ms: facts.passwordChangedAtMs,
    two_factor: {
      enabled_at_ms: facts.twoFactorSinceMs,
      recovery_codes_left: await security.recoveryCodes.left(kernel.db, playerId),
      recovery_codes_kept: await security.recoveryCodes.areKept(playerId),
    },
    passkeys: facts.passkeys.map((passkey) => ({
      id: passkey.credentialId,
      name: passkey.name,
      created_at_ms: passkey.createdAtMs,
      last_used_at_ms: passkey.lastUsedAtMs,
      is_synced: passkey.isSynced,
    })),
    passkeys_offered: security.passkeys.isOffered,
    phone: phone === null ? null : phoneText(phone),
    email: email ?? '',
    email_auth_since_ms: facts.settings.emailAuthSinceMs,
    question_id: facts.settings.questionId,
    confirmed_until_ms: await security.stepUp.until(principal),
  };
}

function phoneText(phone: string): string {
  const { code, masked } = phoneParts(phone);
  return `${code} ${masked}`;
}

/** The fields of the user config that tell of security (S3-19, S3-22, S3-24). */
export async function protectionFieldsOf(
  parts: ViewParts,
  { playerId, registeredAtMs }: { readonly playerId: PlayerId; readonly registeredAtMs: number },
): Promise<ProtectionFields> {
  const { methods, contacts, settings, passkeys } = await factsOf(parts, playerId);
  const phone = contacts.phone === null ? null : phoneParts(contacts.phone);
  return {
    protection_level: protectionLevel(methods),
    protection_methods: methods,
    show_2fa_popup: showsTwoFactorPrompt({
      nowMs: parts.kernel.clock.nowMs(),
      registeredAtMs,
      hasSecondStep: methods.enable_two_factor_auth || methods.enable_email_auth || passkeys.length > 0,
      dismissals: settings.promptDismissals,
      dismissedAtMs: settings.promptDismissedAtMs,
    }),
    phone_code: phone?.code ?? '',
    phone_number: phone?.masked ?? '',
  };
}
