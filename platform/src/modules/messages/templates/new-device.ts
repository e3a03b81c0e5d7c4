import type { MessageTemplate } from './template.ts';

export interface NewDeviceParams {
  /** Such as `Firefox, Windows`; empty when it could not be told. */
  readonly device: string;
  /** Shortened address of the network. */
  readonly address: string;
  readonly atMs: number;
}

/** A sign-in from a device the player has not used before. */
export const newDeviceTemplate: MessageTemplate<NewDeviceParams> = {
  audience: 'transactional',
  secret: false,
  brings: () => ({ path: '/office/security' }),
};
