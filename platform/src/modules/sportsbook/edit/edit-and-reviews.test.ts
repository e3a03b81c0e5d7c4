import type { BetView } from '@paddock/contract/schemas';

import { ReviewDesk } from '../review/review.fixture.ts';
import { editBet } from '../testing/edit-calls.ts';
import { betOf } from '../testing/sportsbook.fixture.ts';

describe('an edit at which an operator would look', () => {
  it('is no way past him: it is refused with what is taken without, and the bet stands', async () => {
    const desk = await ReviewDesk.open();
    await desk.begin();
    const placed = await desk.ask('20.00');
    const { id } = placed.json<{ bet: BetView }>().bet;
    const refused = await editBet(desk.platform, desk.player, id, [desk.home()], { stake: '50.01' });
    expect(refused.json()).toMatchObject({ code: 'STAKE_TOO_LARGE', details: { max: '50.00' } });
    expect(await betOf(desk.platform, desk.player, id)).toMatchObject({ status: 'open', stake: '20.00' });
    const taken = await editBet(desk.platform, desk.player, id, [desk.home()], { stake: '50.00' });
    expect(taken.statusCode).toBe(200);
    await desk.platform.close();
  });
});
