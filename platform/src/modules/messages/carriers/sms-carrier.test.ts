import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { inTransaction } from '../../../kernel/database/database.ts';
import { readSmsConfig, type SmsConfig } from '../../../kernel/config/sms-config.ts';
import { createTestPlatform, MESSAGES_ALONE, type TestPlatform } from '../../../testing/index.ts';
import { query } from '../../../testing/query.ts';
import { createMessages, UndeliverableError, type Messages } from '../index.ts';
import { claimDue } from '../outbox-store.ts';
import type { CarriedMessage } from './carrier.ts';
import { createSmsCarrier } from './sms-carrier.ts';

interface Posted {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A company that carries SMS, as a server on a free port. It answers as the test says. */
async function startCompany() {
  const posted: Posted[] = [];
  const company = {
    posted,
    url: '',
    answer: (response: ServerResponse): void => void response.writeHead(201).end('{"status":"queued"}'),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      posted.push({ path: request.url ?? '', headers: request.headers, body });
      company.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  company.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  return company;
}

type Company = Awaited<ReturnType<typeof startCompany>>;

const queued: Company['answer'] = (response) => void response.writeHead(201).end('{"status":"queued"}');
const status =
  (code: number, text = ''): Company['answer'] =>
  (response) =>
    void response.writeHead(code).end(text);

const message = (over: Partial<CarriedMessage> = {}): CarriedMessage => ({
  id: '4711',
  to: '+491701234567',
  language: 'en',
  content: { subject: '', lines: ['"1" & 2 is your code'], code: '123456' },
  ...over,
});

const TEXT = '"1" & 2 is your code\n@paddock.example #123456';

let company: Company;
beforeAll(async () => {
  company = await startCompany();
});
afterAll(() => company.close());
beforeEach(() => {
  company.posted.length = 0;
  company.answer = queued;
});

const configOf = (env: Readonly<Record<string, string>> = {}): SmsConfig => {
  const config = readSmsConfig({ SMS_URL: company.url, ...env }, false);
  if (config === undefined) throw new Error('there is no SMS company');
  return config;
};
const carrierOf = (env: Readonly<Record<string, string>> = {}, answerMs = 30_000) =>
  createSmsCarrier({ ...configOf(env), originOf: () => 'https://paddock.example', answerMs });

describe('an SMS company by HTTP', () => {
  it('is posted JSON with its key, and an id that is the same at every try', async () => {
    await carrierOf({ SMS_AUTHORIZATION: 'Bearer KEY' }).deliver(message());
    const [post] = company.posted;
    expect(post).toMatchObject({
      path: '/messages',
      headers: {
        authorization: 'Bearer KEY',
        'content-type': 'application/json',
        'idempotency-key': '4711',
      },
    });
    expect(JSON.parse(post?.body ?? '')).toEqual({ to: '+491701234567', text: TEXT, id: '4711' });
  });

  it('is posted a form where it wants one, and a text never becomes a field', async () => {
    await carrierOf({ SMS_BODY: 'To={to}&From=Paddock&Body={text}&ref={digits}' }).deliver(message());
    const [post] = company.posted;
    expect(post?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(post?.body))).toEqual({
      To: '+491701234567',
      From: 'Paddock',
      Body: TEXT,
      ref: '491701234567',
    });
  });

  it.each([400, 410, 422])('refuses a number for good with %i', async (code) => {
    company.answer = status(code, '{"message":"invalid number"}');
    await expect(carrierOf().deliver(message())).rejects.toBeInstanceOf(UndeliverableError);
  });

  it.each([301, 401, 403, 404, 429, 500, 503])('may take later what it answers with %i', async (code) => {
    company.answer = (response) =>
      void response.writeHead(code, { location: `${company.url}/elsewhere` }).end();
    const delivered = carrierOf().deliver(message());
    await expect(delivered).rejects.toThrow(`the company answered ${code}`);
    await expect(delivered).rejects.not.toBeInstanceOf(UndeliverableError);
    expect(company.posted).toHaveLength(1);
  });

  it('that says in a good answer that it took nothing is heard', async () => {
    const carrier = carrierOf({ SMS_ACCEPTED: '"status":"0"' });
    company.answer = status(200, '{"messages":[{"status":"4","error-text":"Bad Credentials"}]}');
    await expect(carrier.deliver(message())).rejects.toThrow('did not take it');
    company.answer = status(200, '{"messages":[{"status":"0"}]}');
    await carrier.deliver(message());
  });

  it('that cannot be reached is tried again', async () => {
    const gone = await startCompany();
    await gone.close();
    const delivered = carrierOf({ SMS_URL: gone.url }).deliver(message());
    await expect(delivered).rejects.toThrow('no answer');
    await expect(delivered).rejects.not.toBeInstanceOf(UndeliverableError);
  });

  it.each<[string, Company['answer']]>([
    ['says nothing', () => undefined],
    ['hangs up', (response) => void response.socket?.destroy()],
    ['stops in the middle of its answer', (response) => void response.writeHead(200).write('{')],
  ])('that %s is not asked twice, unless it knows ids', async (_what, answer) => {
    company.answer = answer;
    await expect(carrierOf({}, 100).deliver(message())).rejects.toBeInstanceOf(UndeliverableError);
    const again = carrierOf({ SMS_KNOWS_IDS: 'yes' }, 100).deliver(message());
    await expect(again).rejects.toThrow('no answer');
    await expect(again).rejects.not.toBeInstanceOf(UndeliverableError);
  });
});

describe('the outbox with an SMS company', () => {
  let platform: TestPlatform<{ messages: Messages }>;
  beforeAll(async () => {
    platform = await createTestPlatform((kernel) => ({ messages: createMessages(kernel, MESSAGES_ALONE) }), {
      config: { sms: configOf({ SMS_AUTHORIZATION: 'Bearer KEY' }) },
    });
  });
  afterAll(() => platform.close());

  const send = (to: string) =>
    inTransaction(platform.kernel.db, (tx) =>
      platform.modules.messages.send(tx, {
        channel: 'sms',
        to,
        language: 'ru',
        template: 'code',
        params: { purpose: 'sign-in', code: '123456', minutes: 10 },
      }),
    );
  const rowOf = async (to: string) => {
    const text = `select state, carrier, tries, failure, content from messages_outbox where recipient = '${to}'`;
    return (await query(platform.databaseUrl, text))[0];
  };

  it('hands a message over again after a refusal, once in the end, and keeps no code', async () => {
    company.answer = status(503);
    await send('+4917000000001');
    await platform.advance(1_000);
    expect(await rowOf('+4917000000001')).toMatchObject({ state: 'waiting', tries: 1 });
    company.answer = queued;
    await platform.advance(60_000);
    expect(await rowOf('+4917000000001')).toMatchObject({ state: 'sent', carrier: 'sms', content: null });
    expect(company.posted).toHaveLength(2);
    const [first, second] = company.posted.map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
  });

  it.each([
    ['at the first try', '+4917000000002', () => Promise.resolve()],
    [
      'after a refusal',
      '+4917000000003',
      async () => {
        company.answer = status(503);
        await platform.advance(1_000);
        company.answer = queued;
        company.posted.length = 0;
        platform.clock.advance(10_000);
      },
    ],
  ] as const)('gives up what may have been sent before this server ended %s', async (_when, to, before) => {
    await send(to);
    await before();
    const { kernel } = platform;
    // As a node that is killed between handing a message over and writing so down.
    await claimDue(kernel.db, { nowMs: kernel.clock.nowMs(), leaseMs: 1_000, limit: 10 });
    await platform.advance(5_000);
    expect(company.posted).toHaveLength(0);
    expect(await rowOf(to)).toMatchObject({ state: 'dead', failure: 'it may have been sent before' });
  });
});

describe('its configuration', () => {
  it.each([
    ['SMS_URL', 'ftp://sms.example'],
    ['SMS_BODY', '{"to":"{to}"}'],
    ['SMS_BODY', '{"to":"{to}","text":{text}'],
    ['SMS_BODY', 'to={to} text={text}'],
    ['SMS_KNOWS_IDS', 'perhaps'],
    ['SMS_AUTHORIZATION', 'Bearer KEY\r\nx: y'],
  ])('names %s=%j as wrong', (name, value) => {
    const env = { SMS_URL: 'https://sms.example', SMS_KEY: 'secret', [name]: value };
    expect(() => readSmsConfig(env, false)).toThrow(name);
  });

  it('sends no code in the clear in production', () => {
    expect(() => readSmsConfig({ SMS_URL: 'http://sms.example/send' }, true)).toThrow('SMS_URL');
    expect(readSmsConfig({ SMS_URL: 'http://127.0.0.1:9000/send' }, true)?.url).toBeDefined();
    expect(readSmsConfig({}, true)).toBeUndefined();
  });
});
