import type { MessageTemplate } from './template.ts';

/** What one-time codes are for. A new purpose begins here, and is said in each of `words/`. */
export type CodePurpose =
  | 'activate'
  | 'reset-password'
  | 'bind-phone'
  | 'confirm-email'
  | 'sign-in'
  | 'two-step'
  | 'confirm-sign-in'
  | 'register'
  | 'change-security';

export interface CodeParams {
  readonly purpose: CodePurpose;
  readonly code: string;
  /** Whole minutes the code lasts. */
  readonly minutes: number;
}

export const codeTemplate: MessageTemplate<CodeParams> = {
  audience: 'transactional',
  secret: true,
  brings: ({ code }) => ({ code }),
};
