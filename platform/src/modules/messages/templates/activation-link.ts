import type { MessageTemplate } from './template.ts';

export interface ActivationLinkParams {
  readonly token: string;
  readonly hours: number;
  /** The first link of a new account also signs in while it is fresh; later ones only confirm the address. */
  readonly isFirst: boolean;
}

const PATHS = { first: '/user/activatefast?type=activatefast', later: '/user/accountverify' } as const;

export const activationLinkTemplate: MessageTemplate<ActivationLinkParams> = {
  audience: 'transactional',
  secret: true,
  brings: ({ token, isFirst }) => ({ path: `${PATHS[isFirst ? 'first' : 'later']}#token=${token}` }),
};
