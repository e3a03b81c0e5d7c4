import { createHmac, createSign } from 'node:crypto';

import { createHub88Fixture, type Hub88Fixture } from '../hub88/hub88.fixture.ts';
import { createSoftswissFixture, type SoftswissFixture } from '../softswiss/softswiss.fixture.ts';
import { createHub88Client } from './hub88-client.ts';
import { runConformance } from './run-conformance.ts';
import { createSoftswissClient } from './softswiss-client.ts';
import type { CallWallet, SendToWallet, WireRequest } from './wallet-client.ts';

/** A wallet that is ours but for one thing: what it makes of a request before it is served. */
type Flaw = (request: WireRequest) => WireRequest;
const NONE: Flaw = (request) => request;

const edited = (request: WireRequest, edit: (text: string) => string): WireRequest => ({
  ...request,
  body: edit(request.body),
});

/** What each wallet that is broken on purpose is found out by, at least. */
const TAKES_ANY_SIGNATURE = 'a forged or missing signature is refused';
const DOES_AGAIN = 'a repeat of a bet is answered as the first was, and done once';
const KEEPS_NO_ROLLBACK = 'a rollback of what never came refuses it when it comes';

const AT = { game: 'comet', currency: 'EUR' };
let runs = 0;

const brokenOf = async (call: CallWallet, session: string, lacks: Parameters<typeof runConformance>[3]) => {
  const results = await runConformance({ ...AT, session, unit: '1.00' }, call, `run${++runs}`, lacks);
  return results.flatMap(({ rule, broken }) => (broken === undefined ? [] : [`${rule}: ${broken}`]));
};

describe('the conformance kit in the shape of Hub88', () => {
  let fixture: Hub88Fixture;
  beforeAll(async () => {
    fixture = await createHub88Fixture();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });

  async function broken(flaw: Flaw): Promise<readonly string[]> {
    const player = await fixture.player();
    const session = await fixture.token(player);
    const { privateKey } = fixture;
    const send: SendToWallet = async (request) => {
      const served = flaw(request);
      const own = createSign('sha256').update(served.body).sign(privateKey, 'base64');
      const signature = served === request ? request.headers['x-hub88-signature'] : own;
      return spread(await fixture.raw(served.path, served.body, { signature }));
    };
    const call = createHub88Client({ ...AT, user: player.playerId, session, privateKey, send });
    return brokenOf(call, session, ['bet-and-win', 'time', 'rounds']);
  }

  it('finds nothing wrong in ours', async () => {
    expect(await broken(NONE)).toEqual([]);
  });

  let again = 0;
  it.each<[string, string, Flaw]>([
    ['any signature is taken', TAKES_ANY_SIGNATURE, (request) => ({ ...request })],
    [
      'repeats are done again',
      DOES_AGAIN,
      (request) =>
        request.path === 'transaction/bet'
          ? edited(request, (text) => text.replace(/"transaction_uuid":"/, `$&${++again}`))
          : request,
    ],
    [
      'rollbacks are forgotten',
      KEEPS_NO_ROLLBACK,
      (request) => (request.path === 'transaction/rollback' ? { ...request, path: 'user/balance' } : request),
    ],
  ])('finds out a wallet where %s', async (_flaw, rule, flaw) => {
    expect(await broken(flaw)).toContainEqual(expect.stringContaining(rule));
  });
});

describe('the conformance kit in the shape of SoftSwiss', () => {
  let fixture: SoftswissFixture;
  beforeAll(async () => {
    fixture = await createSoftswissFixture();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });

  async function broken(flaw: Flaw): Promise<readonly string[]> {
    const player = await fixture.player();
    await fixture.open(player, { company: 'soft' });
    const session = 's'.repeat(43);
    const send: SendToWallet = async (request) => {
      const served = flaw(request);
      const own = createHmac('sha256', fixture.softSecret).update(served.body).digest('hex');
      const signature = served === request ? request.headers['x-request-sign'] : own;
      return spread(await fixture.raw(served.path, served.body, { signature }));
    };
    const { softSecret: secret } = fixture;
    const call = createSoftswissClient({ ...AT, user: player.playerId, session, secret, send });
    return brokenOf(call, session, ['time', 'rounds']);
  }

  it('finds nothing wrong in ours', async () => {
    expect(await broken(NONE)).toEqual([]);
  });

  let again = 0;
  it.each<[string, string, Flaw]>([
    ['any signature is taken', TAKES_ANY_SIGNATURE, (request) => ({ ...request })],
    [
      'repeats are done again',
      DOES_AGAIN,
      (request) =>
        edited(request, (text) => text.replaceAll(/"action":"bet","action_id":"/g, `$&${++again}`)),
    ],
    [
      'rollbacks are forgotten',
      KEEPS_NO_ROLLBACK,
      (request) =>
        request.path === 'rollback'
          ? { ...edited(request, (text) => text.replace(/,"actions":.*/, '}')), path: 'play' }
          : request,
    ],
  ])('finds out a wallet where %s', async (_flaw, rule, flaw) => {
    expect(await broken(flaw)).toContainEqual(expect.stringContaining(rule));
  });
});

const spread = ({ status, body }: { readonly status: number; readonly body: object }) => ({
  status,
  body: { ...body },
});
