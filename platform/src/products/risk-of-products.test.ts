import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuoteView } from '@paddock/contract/schemas';

import { composeModules } from '../compose.ts';
import { productStakes } from '../modules/products/index.ts';
import { composeSportsbook } from '../modules/sportsbook/testing/compose-sportsbook.ts';
import { legOf, marketOf, openBook, richPlayer } from '../modules/sportsbook/testing/sportsbook.fixture.ts';
import { sportsbookProduct } from '../modules/sportsbook/index.ts';
import { createTestPlatform, NO_WAGERING, quickFolder } from '../testing/index.ts';
import { createCoinToss } from './testing/coin-toss.ts';
import { coinTossProduct } from './testing/coin-toss-product.ts';

describe('what the operator says of risk', () => {
  it('holds for each product that reads it, and for none that nobody knows', async () => {
    const dataDir = mkdtempSync(join(quickFolder(), 'paddock-risk-'));
    const figures = { sportsbook: { 'max-stake-main': '40.00' }, 'coin-toss': { 'max-stake': '7.00' } };
    writeFileSync(join(dataDir, 'risk.json'), JSON.stringify(figures));
    const platform = await createTestPlatform(
      (kernel) => {
        const modules = composeSportsbook(kernel, [sportsbookProduct, coinTossProduct]);
        const { wallet, limits } = modules;
        const parts = { wallet, limits: limits.check, bonuses: NO_WAGERING };
        return { ...modules, coinToss: createCoinToss(kernel, productStakes('coin-toss', parts)) };
      },
      { config: { dataDir } },
    );
    const player = await richPlayer(platform);
    const { line } = await openBook(platform);
    const quoted = await platform.app.inject({
      method: 'POST',
      url: '/web-api/sportsbook/quote',
      body: { currency: 'EUR', selectionIds: [legOf(marketOf(line, '1x2'), 'home').selectionId] },
    });
    const { coinToss } = platform.modules;
    const tooMuch = coinToss.stake({ ...player, stakeMinor: 7_01n });
    await expect(tooMuch).rejects.toMatchObject({ code: 'STAKE_TOO_LARGE' });
    await coinToss.stake({ ...player, stakeMinor: 7_00n });
    writeFileSync(join(dataDir, 'risk.json'), JSON.stringify({ dise: {} }));
    const composed = () => composeModules(platform.kernel);
    expect(composed).toThrow('no product dise is registered');
    await platform.close();
    rmSync(dataDir, { recursive: true, force: true });
    expect(quoted.json<QuoteView>()).toMatchObject({ maxStake: '40.00' });
  });
});
