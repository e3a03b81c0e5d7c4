import { answerReads, parseReads } from './guest-reads.ts';

const EVENTS = 'GET /web-api/sportsbook/events?limit=24&section=live';

describe('what a drawing reads', () => {
  it('is a short list of reads of this site', () => {
    const reads = [{ key: EVENTS, seeds: 'row' }, { key: 'GET /bff-api/config/all.json?' }];
    expect(parseReads(JSON.stringify(reads))).toEqual(reads);
  });

  it.each([
    ['nothing', 'null'],
    ['no list', '{}'],
    ['another method', '[{"key":"POST /web-api/sportsbook/bets?"}]'],
    ['another server', '[{"key":"GET //other.example/web-api/?"}]'],
    ['a way up', '[{"key":"GET /web-api/../operator-api/players?"}]'],
    ['what operators read', '[{"key":"GET /operator-api/players?"}]'],
    ['an answer of the site that a parcel makes up', `[{"key":"${EVENTS}","data":{"events":[]}}]`],
    ['a price that a parcel makes up', '[{"key":"text","seeds":"row","data":{}}]'],
    ['an unknown seed', `[{"key":"${EVENTS}","seeds":"balance"}]`],
    ['too much', JSON.stringify(Array.from({ length: 9 }, () => ({ key: EVENTS })))],
  ])('is refused where it is %s', (_what, text) => {
    expect(() => parseReads(text)).toThrow();
  });

  it('may be what the parcel brings itself, for which nobody is asked', async () => {
    const reads = parseReads('[{"key":"text rules en","data":{"groups":[]}}]');
    const ask = () => Promise.reject(new Error('asked'));
    expect(await answerReads(reads, ask)).toEqual([{ key: 'text rules en', data: { groups: [] } }]);
  });

  it('is answered whole or not at all', async () => {
    const ask = (address: string) =>
      Promise.resolve(address.startsWith('/web-api/sportsbook') ? '{"events":[]}' : undefined);
    expect(await answerReads([{ key: EVENTS, seeds: 'row' }], ask)).toEqual([
      { key: EVENTS, seeds: 'row', data: { events: [] } },
    ]);
    expect(await answerReads([{ key: EVENTS }, { key: 'GET /web-api/session?' }], ask)).toBeUndefined();
  });
});
