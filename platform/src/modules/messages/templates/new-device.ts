import { momentOf } from './moment.ts';
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
  en: ({ device, address, atMs }, { name }) => ({
    subject: `New sign-in to your account on ${name}`,
    lines: [
      `Someone signed in to your account on ${name} from a device it was not used from before.`,
      `When: ${momentOf(atMs, 'en-GB')}`,
      `Device: ${device === '' ? 'unknown' : device}`,
      `Network: ${address}`,
      'If this was you, there is nothing to do. If not, sign the device out and change your password now.',
    ],
    link: { label: 'Look at your devices', path: '/en/office/security' },
  }),
  ru: ({ device, address, atMs }, { name }) => ({
    subject: `Новый вход в ваш аккаунт на ${name}`,
    lines: [
      `В ваш аккаунт на ${name} вошли с устройства, с которого раньше не входили.`,
      `Когда: ${momentOf(atMs, 'ru-RU')}`,
      `Устройство: ${device === '' ? 'неизвестно' : device}`,
      `Сеть: ${address}`,
      'Если это были вы, ничего делать не нужно. Если нет, завершите сеанс на этом устройстве и сразу смените пароль.',
    ],
    link: { label: 'Посмотреть устройства', path: '/ru/office/security' },
  }),
};
