import { cleanup, render, screen } from '@testing-library/react';
import type { BonusView } from '@paddock/contract/schemas';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import { RunningWords } from './running-words.tsx';

const BONUS: BonusView = {
  ...{
    id: '4711',
    kind: 'promotion',
    paymentId: null,
    status: 'running',
    currency: 'EUR',
    converted: '0.00',
    endedAtMs: null,
  },
  ...{ amount: '60.00', left: '75.00', wagered: '120.00', required: '300.00', grantedAtMs: 0 },
  ...{ expiresAtMs: Date.UTC(2026, 11, 21, 12), minOddsMilli: 1_500, percents: { sportsbook: 100 } },
  ...{ maxStake: null, maxConversion: null },
};

describe('what stakes count for a bonus that runs', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage({ userId: '7', dictionaries: { office: { en } } });
  });
  afterEach(() => page.remove());
  const said = (over: Partial<BonusView>): string | null => {
    cleanup();
    render(<RunningWords bonus={{ ...BONUS, ...over }} />);
    return screen.getByTestId('running-words').textContent;
  };

  it('names sports that count otherwise, alone where no other does', () => {
    const words = said({ percents: { sportsbook: 0 }, sports: { football: 100, tennis: 50 } });
    expect(words).toContain('Settled bets and rounds count, at odds of');
    expect(words).toContain('By sport it is otherwise: Football 100%, Tennis 50%. A bet on several sports');
    expect(words).not.toContain('our own games');
  });

  it('says the smallest price of games too, and names sport once among what counts nothing', () => {
    const words = said({ percents: { sportsbook: 0, games: 100 } });
    expect(words).toContain('at odds of 1.50 or more; of a game, the most it can pay');
    expect(words).toContain('Void and cashed-out bets do not');
    expect(words?.match(/sport/gi)).toHaveLength(1);
  });

  it('says that some games of ours count otherwise', () => {
    expect(said({ ownGames: { dice: 5 } })).toContain('Some of our own games count otherwise');
    expect(said({})).not.toContain('otherwise');
  });
});
