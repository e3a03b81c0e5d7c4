import type { CodePurpose } from '../code.ts';
import { momentOf } from '../moment.ts';
import type { PasswordChangedParams } from '../password-changed.ts';
import type { RequestAnsweredParams } from '../request-answered.ts';
import type { SecurityNoticeKind } from '../security-notice.ts';
import type { MessageWords } from './message-words.ts';

const PURPOSES: Readonly<Record<CodePurpose, string>> = {
  activate: 'to activate your account',
  'reset-password': 'to set a new password',
  'bind-phone': 'to bind this phone to your account',
  'confirm-email': 'to confirm this e-mail',
  'sign-in': 'to sign in',
  'two-step': 'to finish signing in',
  'confirm-sign-in': 'to confirm that you are signing in',
  register: 'to register',
  'change-security': 'to change your security settings',
};

const PASSWORD: Readonly<Record<PasswordChangedParams['how'], string>> = {
  changed: 'was changed',
  reset: 'was set anew',
};

const SECURITY: Readonly<Record<SecurityNoticeKind, string>> = {
  'two-factor-on': 'Two-factor sign-in was switched on',
  'two-factor-off': 'Two-factor sign-in was switched off',
  'recovery-codes-made': 'New recovery codes were made',
  'recovery-code-used': 'A recovery code was used',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was deleted',
  'passkey-copied': 'A passkey was refused because it may have been copied. Delete it',
  'phone-bound': 'A phone number was bound',
  'phone-removed': 'The phone number was removed',
  'email-changed': 'The e-mail address was changed',
  'email-auth-on': 'Codes by e-mail were switched on',
  'email-auth-off': 'Codes by e-mail were switched off',
  'question-set': 'The security question was set',
  'question-removed': 'The security question was removed',
  'social-linked': 'An account of another company was linked',
  'social-unlinked': 'An account of another company was unlinked',
};

const REQUEST: Readonly<Record<RequestAnsweredParams['step'], string>> = {
  answered: 'We have answered your request',
  asks: 'We need something from you to go on',
  closed: 'We have closed your request',
};

const NEVER_ASKED = 'We never ask for a password or a code in a message.';

export const ENGLISH: MessageWords = {
  code: ({ purpose, code, minutes }, { name }) => ({
    subject: `${code}: your code ${PURPOSES[purpose]} on ${name}`,
    lines: [`${code} is your code ${PURPOSES[purpose]} on ${name}. It lasts ${minutes} minutes.`],
    footnote: 'Never tell the code to anyone, not even to us. If you did not ask for it, do nothing.',
  }),
  announcement: ({ title, text }) => ({ subject: title, lines: [title, text], link: 'Read more' }),
  'activation-link': ({ hours, isFirst }, { name }) => ({
    subject: `Confirm your e-mail on ${name}`,
    lines: [
      ...(isFirst ? [`Welcome to ${name}.`] : []),
      `Confirm that this address is yours. The link works once and for ${hours} hours.`,
    ],
    link: 'Confirm e-mail',
    footnote: 'If you have no account with us, do nothing: the address is not confirmed without this link.',
  }),
  'reset-link': ({ minutes }, { name }) => ({
    subject: `Set a new password on ${name}`,
    lines: [
      `Somebody, we hope you, asked for a new password on ${name}.`,
      `The link works once and for ${minutes} minutes.`,
    ],
    link: 'Set a new password',
    footnote: 'If you did not ask for it, do nothing: your password stays as it is.',
  }),
  'password-changed': ({ how }, { name }) => ({
    subject: `Your password ${PASSWORD[how]} on ${name}`,
    lines: [
      `The password of your account on ${name} ${PASSWORD[how]}. Other devices were signed out.`,
      'If this was you, there is nothing to do. If not, set a new password now and write to support.',
    ],
    link: 'Set a new password',
  }),
  'security-notice': ({ kind, device, atMs }, { name }) => ({
    subject: `${SECURITY[kind]} on ${name}`,
    lines: [
      `${SECURITY[kind]} in your account on ${name}.`,
      `When: ${momentOf(atMs, 'en')}`,
      ...(device === '' ? [] : [`Device: ${device}`]),
      'If this was you, there is nothing to do. If not, change your password and look at your security page now.',
    ],
    link: 'Open the security page',
  }),
  'new-device': ({ device, address, atMs }, { name }) => ({
    subject: `New sign-in to your account on ${name}`,
    lines: [
      `Someone signed in to your account on ${name} from a device it was not used from before.`,
      `When: ${momentOf(atMs, 'en')}`,
      `Device: ${device === '' ? 'unknown' : device}`,
      `Network: ${address}`,
      'If this was you, there is nothing to do. If not, sign the device out and change your password now.',
    ],
    link: 'Look at your devices',
  }),
  'request-answered': ({ requestId, step }, { name }) => ({
    subject: `${REQUEST[step]} on ${name}`,
    lines: [`${REQUEST[step]} on ${name}, no. ${requestId}.`],
    link: 'Read it',
    footnote: NEVER_ASKED,
  }),
  'idea-answered': ({ ideaId }, { name }) => ({
    subject: `We have answered your idea on ${name}`,
    lines: [`Thank you for your idea no. ${ideaId}. We have written what becomes of it.`],
    link: 'Read it',
    footnote: NEVER_ASKED,
  }),
  'appeal-answered': ({ answer }, { name }) => ({
    subject: `We have answered your appeal to ${name}`,
    lines: ['You wrote to us that you should not be kept out. This is our answer:', ...answer.split('\n')],
    link: 'Your appeals',
    footnote: NEVER_ASKED,
  }),
};
