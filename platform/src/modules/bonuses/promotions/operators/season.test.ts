import { DAY_MS } from '@paddock/contract';
import type { GrantsView, PromotionPreviewView, PromotionTerms } from '@paddock/contract/schemas';

import { SeededRandom } from '../../../../testing/seeded-random.ts';
import { matchResult } from '../../../sportsbook/testing/feed-driver.ts';
import type { BonusPlayer } from '../../bonuses.fixture.ts';
import { termsOf } from '../promotion-terms.fixture.ts';
import { createPromotionsFixture } from '../promotions.fixture.ts';
import { lookAtStart } from '../starts/look-at-start.ts';
import { partsBeside } from '../starts/parts-beside.fixture.ts';
import { CASHBACK, turnover } from '../starts/starts.fixture.ts';
import { previewPromotion } from './preview.ts';

const PLAYERS = 6;
const MATCHES = 8;

/** The sum of a preview, or of what was given, in minor units. */
const minorOf = ({ given: [sum] }: Pick<PromotionPreviewView, 'given'>) =>
  Math.round(Number(sum?.amount ?? 0) * 100);

it('says of a seeded season what it cost where everybody took part, within two percent', async () => {
  const fixture = await createPromotionsFixture();
  const { clock } = fixture.platform();
  const random = new SeededRandom(17);
  const cashback = termsOf(clock.nowMs(), CASHBACK);
  const { wants: _none, ...asMoney } = cashback;
  const seasons: readonly (readonly [code: string, terms: PromotionTerms])[] = [
    ['season-turnover', termsOf(clock.nowMs(), turnover())],
    ['season-cashback', asMoney],
  ];
  for (const [code, terms] of seasons) await fixture.runTerms(code, terms);
  const players: BonusPlayer[] = [];
  for (let n = 0; n < PLAYERS; n += 1) {
    const player = await fixture.undecided();
    await fixture.payIn(player, '500.00');
    for (const [code] of seasons) await fixture.take(player, code);
    players.push(player);
  }
  for (let match = 0; match < MATCHES; match += 1) {
    const event = `season-${match}`;
    await fixture.match(event);
    for (const player of players)
      if (random.int(3) > 0) await fixture.bet(player, event, `${5 + random.int(30)}.${10 + random.int(90)}`);
    await fixture.feed().result(event, 1, matchResult(random.int(2) === 0 ? 'home' : 'away'));
    await fixture.platform().advance(250);
  }
  const partsOf = async (player: BonusPlayer) =>
    ((await fixture.call(player, 'GET', '/web-api/promotions/grants')).json as GrantsView).grants;
  // On a node at a later time of its clock the days of all are over.
  const parts = partsBeside(fixture.platform());
  const nowMs = () => clock.nowMs() + 3 * DAY_MS;
  const later = { ...parts, kernel: { ...parts.kernel, clock: { nowMs } } };
  for (const player of players)
    for (const { id: grantId } of await partsOf(player))
      await lookAtStart(later, { playerId: player.playerId, grantId });
  for (const [code, terms] of seasons) {
    const { figures } = JSON.parse((await fixture.operate('GET', `/${code}`)).body) as {
      figures: Pick<PromotionPreviewView, 'given'>;
    };
    const cost = minorOf(figures);
    // A day back: everybody joined at its end.
    const preview = minorOf(await previewPromotion(parts, terms, 1));
    expect(cost).toBeGreaterThan(0);
    expect(Math.abs(preview - cost)).toBeLessThanOrEqual(0.02 * cost);
  }
  await fixture.close();
});
