import { query } from '@paddock/platform/testing/cluster';

import { deposit } from '../pages/cashier.ts';
import { keyboard, pointer } from '../pages/hands.ts';
import {
  announceMatches,
  placeAccumulator,
  placeSingle,
  seeBooksAgree,
  watchThemSettle,
} from '../pages/main-job.ts';
import { textHolding } from '../pages/page-words.ts';
import { register } from '../pages/registration.ts';
import {
  registerByPhone,
  registerInOneClick,
  registerOverThePage,
  registerWithEveryDetail,
} from '../pages/registration-ways.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

/** On the third nobody has set a language or a zone. */
const MACHINES = [
  { LANG: 'de_DE.UTF-8', TZ: 'America/St_Johns' },
  { LANG: 'tr_TR.UTF-8', TZ: 'Asia/Kathmandu' },
  { LANG: undefined, TZ: undefined },
] as const;

const WAYS = [
  ['in one click', 'ru', 390, pointer, registerInOneClick],
  ['by phone', 'en', 1366, keyboard, registerByPhone],
  ['with every detail', 'en', 390, pointer, registerWithEveryDetail],
  ['over the page', 'en', 1366, keyboard, registerOverThePage],
] as const;

/** Where server, database and browser are of another language and zone. */
describe.each(MACHINES)('on a machine with LANG=$LANG and TZ=$TZ', (machine) => {
  let stage: Stage;
  let visitor: Visitor;

  beforeAll(async () => {
    stage = await setStage({ machine });
    await announceMatches(stage.feed);
  });
  afterEach(async () => {
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });
  afterAll(() => stage.close());

  it('browser and database have its time', async () => {
    visitor = await stage.visit();
    const timeOf = (zone: string | undefined) => new Date(0).toLocaleTimeString('en', { timeZone: zone });
    const seen = await visitor.page.evaluate(() => new Date(0).toLocaleTimeString('en'));
    expect(seen).toBe(timeOf(machine.TZ));
    const [database] = await query(stage.dataEnvironment.DATABASE_URL, 'show timezone');
    if (machine.TZ !== undefined) expect(database).toEqual({ TimeZone: machine.TZ });
  });

  it.each(WAYS)('a visitor registers %s, in %s at %d', async (_way, language, width, by, registers) => {
    visitor = await stage.visit({ width, languages: language });
    const number = 1000 + WAYS.findIndex((way) => way[4] === registers);
    await registers({ visitor, hands: by(visitor.page), language, number, origin: stage.origin });
  });

  it('a player registers, pays in, bets, and is paid', async () => {
    visitor = await stage.visit();
    await register(visitor);
    await deposit(visitor, '100.00');
    await textHolding(visitor.page, 'header', '€100.00');
    await stage.feed.prices('live-1', [2200, 3400, 3300]);
    const single = await placeSingle(visitor);
    const accumulator = await placeAccumulator(visitor, stage.feed);
    await watchThemSettle(visitor, stage.feed);
    await seeBooksAgree(visitor, { single, accumulator });
  });
});
