import type { SecurityView } from '@paddock/contract/schemas';

/** The security of a player who has done nothing for it yet. */
export const NOTHING_SECURED: SecurityView = {
  protection_level: 0,
  protection_methods: {
    is_changed_password: false,
    enable_two_factor_auth: false,
    enable_phone_binding: false,
    enable_security_question: false,
    enable_email_auth: false,
  },
  password_changed_at_ms: null,
  two_factor: { enabled_at_ms: null, recovery_codes_left: 0, recovery_codes_kept: true },
  passkeys: [],
  passkeys_offered: false,
  phone: null,
  email: 'ann@example.com',
  email_auth_since_ms: null,
  question_id: null,
  confirmed_until_ms: null,
};
