import type { MessageTemplate } from './template.ts';

export interface PasswordChangedParams {
  /** Changed by who knew the old one, or set anew by a link or a code. */
  readonly how: 'changed' | 'reset';
}

/** Tells the owner at once, whoever did it. */
export const passwordChangedTemplate: MessageTemplate<PasswordChangedParams> = {
  audience: 'transactional',
  secret: false,
  brings: () => ({ path: '/forgotpassword' }),
};
