import { act, fireEvent, render, screen } from '@testing-library/react';
import { NO_WIDGET, type PageProps } from '@paddock/contract';
import type { FreeRoundsView, RoundView, SeedsView } from '@paddock/contract/schemas';
import { anAccount, answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { demoBalances } from '../play/demo-balance.ts';
import { GamePage } from './game-page.tsx';

export const COMMITMENT = 'ab'.repeat(32);
export const NEXT = 'cd'.repeat(32);
export const SEEDS: SeedsView = {
  nextCommitment: NEXT,
  active: { commitment: COMMITMENT, clientSeed: 'me', rounds: 0 },
  former: [],
};
export const OWN = { games: [], minStake: '0.10', maxStake: '1000.00', maxWin: '50000.00', currency: 'EUR' };
export const ROUNDS = '/web-api/games/rounds';

/** A browser of a width, of a visitor who wants no motion, so that rounds are told at once. */
const still = (isPhone: boolean) => (query: string) => ({
  matches: query.includes('reduced-motion') || isPhone,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** A `TextEncoder` as far as seeds need it, whose characters are ASCII. */
export class AsciiEncoder {
  encode(text: string): Uint8Array {
    return Uint8Array.from(text, (character) => character.charCodeAt(0));
  }
}

interface Showing {
  readonly isGuest?: boolean;
  readonly isPhone?: boolean;
  readonly rounds?: readonly RoundView[];
  /** When the player's rounds are told; at once unless said. */
  readonly roundsTold?: Promise<ReturnType<typeof answered>>;
  readonly seeds?: SeedsView;
  readonly free?: readonly FreeRoundsView[];
  readonly query?: string;
  /** Play money of the browser in cents. */
  readonly demoMinor?: string;
}

interface Shown {
  readonly page: FakePage;
  readonly unmount: () => void;
  /** Widgets of other parcels on the page, with the game they are told of. */
  readonly widgets: readonly (readonly [widget: string, own: unknown])[];
  /** All that each of them is told. */
  readonly given: readonly unknown[];
}

/** Longest wait for the code of a face. */
const LOAD_MS = 15_000;

export const settled = () => act(() => Promise.resolve());

/** Shows a game to a player with 10.00, or to a guest, and waits until it stands. */
export async function showGame(own: string, showing: Showing = {}): Promise<Shown> {
  const {
    isGuest = false,
    isPhone = false,
    rounds = [],
    seeds = SEEDS,
    free = [],
    query = '',
    demoMinor,
    roundsTold,
  } = showing;
  const widgets: (readonly [string, unknown])[] = [];
  const allGiven: unknown[] = [];
  // What jsdom lacks and every browser has.
  Object.assign(globalThis, { matchMedia: still(isPhone), TextEncoder: AsciiEncoder });
  const page = installFakePage({
    dictionaries: { originals: { en, ru } },
    ...(isGuest ? {} : { userId: '7', accounts: [anAccount({ id: '3', iso: 'EUR', moneyMinor: 1_000n })] }),
  });
  if (demoMinor !== undefined) demoBalances().write({ EUR: demoMinor });
  page.answer('GET', '/web-api/games/own', answered(OWN));
  page.answer('GET', '/web-api/games/seeds', answered(seeds));
  page.answer('GET', '/web-api/promotions/free-rounds', answered({ gifts: free }));
  page.answer(
    'GET',
    ROUNDS,
    roundsTold === undefined ? answered({ rounds, before: null }) : () => roundsTold,
  );
  const mountWidget: PageProps['mountWidget'] = (_place, widget, given) => {
    widgets.push([widget, given['own']]);
    allGiven.push(given);
    return NO_WIDGET;
  };
  const props = { params: { own }, query, setSeo: () => undefined, mountWidget } as unknown as PageProps;
  const { unmount } = render(<GamePage {...props} />);
  // The face comes with its own code, which a busy machine takes its time to load.
  await screen.findByRole('region', { name: 'Your bet' }, { timeout: LOAD_MS });
  await settled();
  return { page, unmount, widgets, given: allGiven };
}

export const stake = (amount: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Stake' }), { target: { value: amount } });

/** Presses the one button of the panel, as a mouse does. */
export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
}
