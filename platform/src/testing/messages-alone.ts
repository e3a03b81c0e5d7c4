import type { MessagesDependencies } from '../modules/messages/index.ts';
import { everybodyMayPlay } from './wallet-alone.ts';

/** Messages of a site without limits, by the sandbox's carriers. */
export const MESSAGES_ALONE: MessagesDependencies = {
  siteOf: () => ({ name: 'Paddock', language: 'en' }),
  brandOf: () => Promise.resolve(null),
  sms: undefined,
  mayOffer: everybodyMayPlay,
};
