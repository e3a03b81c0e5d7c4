import { DAY_MS, parseAmount } from '@paddock/contract';
import { commitmentTo } from '@paddock/games';

import { createGamesFixture, type GamesFixture, type GamesPlayer } from '../games.fixture.ts';
import { MortalGames } from '../testing/mortal-games.ts';

/** More commits than the story has: it ends by itself when nothing dies any more. */
const AT_MOST = 20;

const minor = (text: string | null | undefined) => parseAmount(text ?? '', 'EUR') ?? -1n;

describe('a kill at every step of rounds and seeds (rules §12)', () => {
  let fixture: GamesFixture;
  let games: MortalGames;
  beforeAll(async () => {
    fixture = await createGamesFixture();
  });
  beforeEach(() => {
    games = new MortalGames(fixture);
  });
  afterAll(async () => {
    expect((await fixture.problems()).problems).toEqual([]);
    await fixture.platform.close();
  });

  async function moneyOf({ playerId }: GamesPlayer) {
    const { kernel, modules } = fixture.platform;
    const accounts = await modules.wallet.accounts(kernel.db, playerId);
    const of = (kind: string) => accounts.find((account) => account.kind === kind)?.balanceMinor;
    return { main: of('main'), escrow: of('escrow') };
  }

  /**
   * A round without moves, one that is played to its end, one that is left and ends by its rule while its seeds have been
   * replaced, and one that is left before anything was shown. A rope makes the ladder safe, so that what they pay is known.
   */
  async function tellStory({ playerId, accountId }: GamesPlayer): Promise<void> {
    const { clock } = fixture.platform;
    const first = (await games.next(playerId)).nextCommitment ?? '';
    await games.begin(playerId, first, 'one');
    const bet = { accountId, stake: '1.00', commitment: first };
    const ladder = { ...bet, game: 'ladder', choice: 'ladder' };
    const dice = { ...bet, game: 'dice', choice: { side: 'under', target: 500_000 } };
    const over = await games.play(playerId, 'dice', dice);

    const played = await games.play(playerId, 'played', ladder);
    for (const [step, made] of ['rope', 'climb', 'climb'].entries())
      await games.move(playerId, played.id, step, made);
    const ended = await games.move(playerId, played.id, 3, 'leave');
    expect(ended).toMatchObject({ staked: '2.00', paid: '4.00', made: ['rope', 'climb', 'climb', 'leave'] });

    const left = await games.play(playerId, 'left', ladder);
    await games.move(playerId, left.id, 0, 'rope');
    await games.move(playerId, left.id, 1, 'climb');
    const second = (await games.seeds(playerId)).nextCommitment ?? '';
    await games.begin(playerId, second, 'two');
    const forgotten = await games.play(playerId, 'forgotten', { ...dice, commitment: second });
    expect((await games.seeds(playerId)).former).toMatchObject([{ commitment: first, serverSeed: null }]);
    clock.advance(DAY_MS);
    await games.endLeft();
    const unseen = await games.play(playerId, 'unseen', { ...ladder, commitment: second });
    clock.advance(DAY_MS);
    await games.endLeft();

    const { active, former } = await games.seeds(playerId);
    expect(active).toEqual({ commitment: second, clientSeed: 'two', rounds: 2 });
    expect(former).toMatchObject([{ commitment: first, clientSeed: 'one', rounds: 3 }]);
    expect(commitmentTo(former[0]?.serverSeed ?? '')).toBe(first);
    const ids = [over, played, left, forgotten, unseen].map(({ id }) => id);
    const rounds = await Promise.all(
      ids.map(async (id) => (await fixture.round({ playerId, accountId }, id)).body),
    );
    expect(rounds.map(({ seeds }) => seeds.nonce)).toEqual([0, 1, 2, 0, 1]);
    expect(rounds.map(({ isVoid }) => isVoid)).toEqual([false, false, false, false, true]);
    expect(rounds[2]).toMatchObject({ staked: '2.00', paid: '2.00', made: ['rope', 'climb', 'leave'] });
    expect(rounds[0]).toEqual({ ...over, seeds: { ...over.seeds, serverSeed: former[0]?.serverSeed } });
    const staked = rounds.reduce((sum, round) => sum + minor(round.staked), 0n);
    const paid = rounds.reduce((sum, round) => sum + minor(round.paid), 0n);
    expect(await moneyOf({ playerId, accountId })).toEqual({ main: 1_000_00n - staked + paid, escrow: 0n });
  }

  it.each(['before', 'after'] as const)(
    'loses nothing and does nothing twice, just %s each commit',
    async (at) => {
      let commit = 1;
      for (; commit < AT_MOST; commit++) {
        const before = games.deaths;
        games.arm(commit, at);
        await tellStory(await fixture.player());
        if (games.deaths === before) break;
      }
      // Seeds thrice, five rounds, six moves, two ends of what was left.
      expect(commit - 1).toBe(16);
    },
  );
});
