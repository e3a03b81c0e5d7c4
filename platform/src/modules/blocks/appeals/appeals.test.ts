import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@paddock/contract';
import type { OperatorAppealsView } from '@paddock/contract/schemas';

import { query, quickFolder } from '../../../testing/index.ts';
import { signUp, withSession } from '../../identity/identity.fixture.ts';
import {
  call,
  codeOf,
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../../operators/operators.fixture.ts';
import { mmdbOf } from '../mmdb.fixture.ts';

const GERMANY = '5.1.2.3';
const TEXT = 'I live in Austria and sit in a train that crosses Bavaria.';
const PAGE = '/en/block-appeal-history';

describe('appeals of visitors who are kept out', () => {
  let folder: string;
  let platform: OperatorsPlatform;
  let cora: TestOperator;
  let addresses = 0;
  /** Of Germany, another for each test: guests of one address share a bound. */
  let from: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(quickFolder(), 'paddock-appeals-'));
    const countryDatabase = join(folder, 'countries.mmdb');
    writeFileSync(countryDatabase, mmdbOf({ '5.0.0.0/8': 'DE' }));
    platform = await createOperatorsFixture({ countryDatabase });
    cora = await operatorWith(platform, 'cora', 'compliance', 'admin');
    await closeGermany(1);
  });
  beforeEach(() => {
    from = `5.1.${++addresses}.3`;
  });
  afterAll(async () => {
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function closeGermany(reason: 1 | 4 | 8): Promise<void> {
    const seen = (await call(platform, cora, 'GET', 'site')).json<{ version: number }>().version;
    const rule = { countries: ['DE'], reason, displayTypeId: 1, templateTypeId: 1 };
    const change = { blocks: { rules: [rule] } };
    await call(platform, cora, 'POST', 'site/changes', { change, seen, reason: 'the law changed' });
  }
  const send = (body: Record<string, string>, cookie = '', headers: Record<string, string> = {}) =>
    platform.app.inject({
      method: 'POST',
      url: '/site/block-appeals',
      remoteAddress: from,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(body).toString(),
    });
  const guest = (over: Record<string, string> = {}, cookie = '') =>
    send({ text: TEXT, email: 'gast@example.com', ...over }, cookie);
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof send>>) =>
    String(headers['set-cookie']).split(';')[0] ?? '';
  const page = async (cookie = '', url = PAGE) =>
    platform.app.inject({ url, remoteAddress: from, headers: { cookie } });
  const listed = async (state = 'received') =>
    (await call(platform, cora, 'GET', `blocks/appeals?state=${state}`)).json<OperatorAppealsView>().appeals;
  const decide = (id: string, body: object = {}) =>
    call(platform, cora, 'POST', `blocks/appeals/${id}/decision`, {
      state: 'accepted',
      answer: 'Come in, and excuse us.',
      reason: 'a traveller',
      ...body,
    });
  const mails = (to: string) =>
    query(
      platform.databaseUrl,
      `select template, language from messages_outbox where recipient = '${to}' and template = 'appeal-answered'`,
    );

  it('leads a guest from the block to a form that needs no JavaScript, and shows what became of it [S2-66]', async () => {
    expect((await page('', '/en/block')).body).toContain(`href="${PAGE}"`);
    const empty = await page();
    expect([empty.statusCode, empty.body.includes('<script')]).toEqual([200, false]);
    expect(empty.body).toContain('<form method="post" action="/site/block-appeals"');
    const sent = await guest();
    expect([sent.statusCode, sent.headers['location']]).toEqual([303, `${PAGE}?sent=1`]);
    const cookie = cookieOf(sent);
    expect((await page(cookie, `${PAGE}?sent=1`)).body).toContain('We have your appeal.');
    const own = (await page(cookie)).body;
    expect(own).toContain(TEXT);
    expect(own).toContain('Waits for our answer');
    const appeal = (await listed()).find(({ text }) => text === TEXT);
    expect(appeal).toMatchObject({ email: 'gast@example.com', playerNumber: null, block: 'reason 1' });
    expect((await decide(appeal?.id ?? '')).statusCode).toBe(204);
    const answered = (await page(cookie)).body;
    expect(answered).toContain('Accepted');
    expect(answered).toContain('Come in, and excuse us.');
    expect(await mails('gast@example.com')).toEqual([{ template: 'appeal-answered', language: 'en' }]);
    expect((await page()).body).not.toContain(TEXT);
    expect((await page('appeals=00112233445566778899aabbccddeeff.x')).body).not.toContain(TEXT);
  });

  it('shows markup as text', async () => {
    const text = '<img src=x onerror=alert(1)> </textarea><script>alert(2)</script>';
    const cookie = cookieOf(await guest({ text }));
    expect((await page(cookie)).body).not.toMatch(/<img|<script/);
    expect((await guest({ text, email: '"><script>' })).body).not.toMatch(/<img|<script/);
  });

  it.each([
    ['19 characters', { text: 'x'.repeat(19) }, 422, 'Write at least 20 characters, and no more than 2000.'],
    ['2,001 characters', { text: 'x'.repeat(2_001) }, 422, 'Write at least 20 characters'],
    ['no address', { email: 'nobody' }, 422, 'This is no e-mail address'],
    ['an address of two', { email: 'a@example.com,b@example.com' }, 422, 'This is no e-mail address'],
  ])(
    'says of %s what is wrong, and keeps what was typed',
    async (_what, wrong: Record<string, string>, status, said) => {
      const answer = await guest(wrong);
      expect(answer.statusCode).toBe(status);
      expect(answer.body).toContain(said);
      expect(answer.body).toContain(wrong['text'] ?? TEXT);
    },
  );

  it('takes 20 and 2,000 characters, line breaks counted once', async () => {
    expect((await guest({ text: 'x'.repeat(20) })).statusCode).toBe(303);
    expect((await guest({ text: `${'x'.repeat(1_000)}\r\n${'y'.repeat(999)}` })).statusCode).toBe(303);
  });

  it('takes twenty of all guests of an address', async () => {
    const codes: number[] = [];
    for (let at = 0; at < 21; at += 1) codes.push((await guest({ text: `${TEXT} ${at}` })).statusCode);
    expect(codes.indexOf(429)).toBe(20);
    // The same network, as a socket for both kinds of address writes it.
    from = `::ffff:${from}`;
    expect((await guest({ text: `${TEXT} mapped` })).statusCode).toBe(429);
  });

  it('knows a banned player by the session, wherever they are, and writes to their mailbox', async () => {
    from = '9.9.9.9';
    const ann = await signUp(platform.app);
    const [name, value] = Object.entries(withSession(ann.session))[0] ?? [];
    const cookie = `${name}=${value}`;
    expect((await send({ text: TEXT }, cookie)).statusCode).toBe(403);
    const ban = { level: 1, reason: 'seen by the fraud desk' };
    await call(platform, cora, 'POST', `players/${ann.playerId}/ban`, ban);
    expect((await page(cookie, '/en/block')).body).toContain(`href="${PAGE}"`);
    const form = (await page(cookie)).body;
    expect([form.includes('name="text"'), form.includes('name="email"')]).toEqual([true, false]);
    expect((await send({ text: `${TEXT} Ann` }, cookie)).statusCode).toBe(303);
    const appeal = (await listed()).find(({ text }) => text.endsWith('Ann'));
    expect(appeal).toMatchObject({ email: null, block: 'ban 1' });
    await decide(appeal?.id ?? '', { state: 'declined', answer: 'The ban stands.' });
    expect((await page(cookie)).body).toContain('The ban stands.');
    expect(await mails(ann.email)).toHaveLength(1);
    await call(platform, cora, 'POST', `players/${ann.playerId}/ban`, { ...ban, level: 0 });
    await query(
      platform.databaseUrl,
      `update identity_player set restricted_until_ms = ${platform.clock.nowMs() + 1_000_000}
        where player_id = ${ann.playerId}`,
    );
    expect((await send({ text: `${TEXT} break` }, cookie)).statusCode).toBe(403);
    expect((await page(cookie, '/en/block')).body).not.toContain(`href="${PAGE}"`);
  });

  it('is decided once; by another decision only where that was seen', async () => {
    await guest({ text: `${TEXT} twice`, email: 'twice@example.com' });
    const id = (await listed()).find(({ text }) => text.endsWith('twice'))?.id ?? '';
    const both = await Promise.all([
      decide(id, { state: 'accepted' }),
      decide(id, { state: 'declined', answer: 'You stay out.' }),
    ]);
    const refused = both.filter(({ statusCode }) => statusCode !== 204);
    expect(refused.map(codeOf)).toEqual(['REVIEW_DECIDED']);
    expect(await mails('twice@example.com')).toHaveLength(1);
    const [first, other] =
      both[0].statusCode === 204 ? (['accepted', 'declined'] as const) : (['declined', 'accepted'] as const);
    expect(codeOf(await decide(id, { seen: other, state: other }))).toBe('REVIEW_DECIDED');
    expect((await decide(id, { seen: first, state: other })).statusCode).toBe(204);
    expect(await mails('twice@example.com')).toHaveLength(2);
    expect((await listed(other)).find((one) => one.id === id)).toMatchObject({ state: other });
  });

  it('is found among more than a hundred that were decided so, the newest first', async () => {
    const nowMs = platform.clock.nowMs();
    await query(
      platform.databaseUrl,
      `insert into blocks_appeal (appeal_id, player_id, browser_id, address_hash, email, language, block, body,
          state, answer, created_at_ms, changed_at_ms)
        select n, null, 'b', 'a', 'old@example.com', 'en', 'reason 1', 'old ' || n, 'declined', 'No.',
          ${nowMs} - 1000 + n / 2, ${nowMs} from generate_series(1, 250) as n`,
    );
    const numbers = (list: Awaited<ReturnType<typeof listed>>) =>
      list.flatMap(({ text }) => (text.startsWith('old ') ? [Number(text.slice(4))] : []));
    const found: number[] = [];
    let rows = await listed('declined');
    while (rows.length > 0) {
      found.push(...numbers(rows));
      rows = await listed(`declined&before=${rows.at(-1)?.id ?? ''}`);
    }
    expect(found).toEqual(Array.from({ length: 250 }, (_, at) => 250 - at));
    expect(await listed('declined&before=999999999')).toEqual([]);
  });

  it('takes none against an update of the site or a country that opens soon', async () => {
    for (const reason of [4, 8] as const) {
      await closeGermany(reason);
      expect((await guest({ text: `${TEXT} ${reason}` })).statusCode).toBe(403);
    }
    await closeGermany(1);
  });

  it('refuses another site’s page, operators without the right, and appeals nobody wrote', async () => {
    from = GERMANY;
    const foreign = await send({ text: TEXT, email: 'a@example.com' }, '', {
      'sec-fetch-site': 'cross-site',
    });
    expect(codeOf(foreign)).toBe('FOREIGN_REQUEST');
    const cash = await operatorWith(platform, 'cash', 'cashier');
    expect(codeOf(await call(platform, cash, 'GET', 'blocks/appeals'))).toBe('FORBIDDEN');
    expect(codeOf(await decide('4711'))).toBe('NOT_FOUND');
  });

  it('takes a double press once, three of a guest in 24 hours also at once, and more a day later', async () => {
    const cookie = cookieOf(await guest());
    await Promise.all([guest({}, cookie), guest({}, cookie)]);
    const more = await Promise.all(
      ['a', 'b', 'c', 'd'].map((letter) => guest({ text: `${TEXT} ${letter}` }, cookie)),
    );
    expect(more.map(({ statusCode }) => statusCode).sort()).toEqual([303, 303, 429, 429]);
    await platform.leap(DAY_MS);
    expect((await guest({ text: `${TEXT} e` }, cookie)).statusCode).toBe(303);
  });

  it('forgets a guest’s words and address a year after the last of them', async () => {
    await guest({ text: `${TEXT} old` });
    await query(
      platform.databaseUrl,
      'update blocks_appeal set changed_at_ms = changed_at_ms - 366 * 86400000::bigint',
    );
    await platform.leap(DAY_MS);
    const left = await query(
      platform.databaseUrl,
      'select appeal_id from blocks_appeal where player_id is null',
    );
    expect(left).toEqual([]);
  });
});
