import { createAskAggregator, type AskAggregator } from './ask-aggregator.ts';
import { answerJson, startAggregator, type Answering, type FakeAggregator } from './aggregator.fixture.ts';

describe('an aggregator that is asked', () => {
  let aggregator: FakeAggregator;
  let warned: object[];
  let ask: AskAggregator;
  beforeAll(async () => {
    aggregator = await startAggregator();
  });
  afterAll(() => aggregator.close());
  beforeEach(() => {
    warned = [];
    ask = createAskAggregator({ warn: (fields) => warned.push(fields) }, 300);
  });
  const question = () => ({
    ...{ company: 'hub', url: `${aggregator.baseUrl}/game/url?secret=1`, headers: { 'x-signed': 'yes' } },
    ...{ body: '{"a":1}', mostBytes: 100 },
  });

  it('gets the body as it was signed, and is answered by JSON', async () => {
    aggregator.answers(answerJson({ url: 'https://play.example' }));
    expect(await ask(question())).toEqual({ url: 'https://play.example' });
    expect(aggregator.asked.at(-1)).toMatchObject({
      body: '{"a":1}',
      headers: { 'x-signed': 'yes', 'content-type': 'application/json' },
    });
    expect(warned).toEqual([]);
  });

  it.each<[string, Answering]>([
    ['is silent', () => undefined],
    ['stops in the middle', (response) => void response.writeHead(200).write('{"url":')],
    ['hangs up', (response) => void response.destroy()],
    ['answers with an error', answerJson({ url: 'https://play.example' }, 500)],
    ['knows nobody', answerJson({ error: 'RS_ERROR_INVALID_SIGNATURE' }, 403)],
    ['leads elsewhere', (response) => void response.writeHead(307, { location: '/other' }).end()],
    ['answers without JSON', (response) => void response.writeHead(200).end('<html>')],
    ['answers with nothing', (response) => void response.writeHead(200).end()],
    ['answers more than is read', answerJson({ url: 'x'.repeat(200) })],
  ])('that %s is refused, in time', async (_what, answering) => {
    aggregator.answers(answering);
    await expect(ask(question())).rejects.toMatchObject({ code: 'COMPANY_SILENT' });
    expect(warned).toEqual([expect.objectContaining({ company: 'hub', at: '/game/url' })]);
  });

  it('that is not there is refused', async () => {
    const nowhere = { ...question(), url: 'http://127.0.0.1:1/game/url' };
    await expect(ask(nowhere)).rejects.toMatchObject({ code: 'COMPANY_SILENT' });
  });
});
