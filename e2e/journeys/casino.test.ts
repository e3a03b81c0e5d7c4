import { press, textHolding } from '../pages/page-words.ts';
import { openAccount } from '../setup/account.ts';
import { joinSandboxCompany, type JoinedCompany } from '../setup/sandbox-company.ts';
import { dress, faultsOf } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

describe('the casino', () => {
  let stage: Stage;
  let player: Visitor;
  let company: JoinedCompany | undefined;

  beforeAll(async () => {
    stage = await setStage();
    player = await stage.visit();
    await openAccount(player, '20.00');
  });
  afterAll(async () => {
    await company?.close();
    await stage.close();
  });

  it('a game is two presses from home', async () => {
    const { page } = player;
    await player.open('/en');
    await page.locator('header nav a[href="/en/casino"]').click();
    await textHolding(page, 'main h2', 'Most played');
    await page.locator('main [data-game] a[href="/en/games/dice"]').click();
    await page.waitForFunction(() => location.pathname === '/en/games/dice');
    await textHolding(page, 'main h1', 'Even Odds');
    await page.waitForSelector('main input[type=range]');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Even Odds');
  });

  it('a game is found in spite of a typing error, and kept by its star [S2-46] [S2-47]', async () => {
    const { page } = player;
    await player.open('/en/casino');
    await textHolding(page, 'main h2', 'Most played');
    await page.keyboard.press('/');
    await page.keyboard.type('roulete');
    await page.waitForFunction(() => location.pathname === '/en/casino-search');
    await textHolding(page, 'main [data-game]', 'Roulette');
    await press(page, 'Roulette, favourite');
    await page.waitForSelector('main [aria-pressed=true]');
    await player.open('/en/my-casino/favorites');
    await textHolding(page, 'main [data-game]', 'Roulette');
  });

  it('a game of a company that joined is found, played with the one balance, and lately played', async () => {
    const { page } = player;
    company = await joinSandboxCompany(stage);
    await player.open('/en/casino-search?q=hungry+wolf');
    await page.locator('main [data-game] a[href$="/hungry-wolf"]').click();
    await textHolding(page, 'main h1', 'Hungry Wolf');
    const frame = await (await page.waitForSelector('main iframe'))?.contentFrame();
    if (frame === undefined) throw new Error('the game is in no frame');
    await frame.waitForFunction(() => document.body.textContent.includes('€20.00'));
    await frame.locator('.play').click();
    const said = await frame.waitForFunction(
      () => /No win|You won|came back/.exec(document.querySelector('.said')?.textContent ?? '')?.input,
    );
    const won = Number(/€([\d.]+)/.exec(String(await said.jsonValue()))?.[1] ?? '0');
    // The usual stake of the page is a euro.
    await textHolding(page, 'header', `€${(19 + won).toFixed(2)}`);
    await player.open('/en/my-casino');
    await textHolding(page, 'main [data-game]', 'Hungry Wolf');
    expect(player.troubles).toEqual([]);
  });

  it('the lobby keeps its places of pictures and rows while they come', async () => {
    const { page } = player;
    for (const [language, width, scheme] of [
      ['en', 1366, 'dark'],
      ['ru', 390, 'light'],
    ] as const) {
      await dress(page, { language, width, scheme });
      for (const path of [
        'casino',
        'slots',
        'providers',
        'casino-search?q=dice',
        'games-landing/dice',
        'tournaments',
      ])
        expect([path, await faultsOf(page, `${stage.origin}/${language}/${path}`)]).toEqual([path, []]);
    }
    expect(player.troubles).toEqual([]);
  });
});
