import { createAskBeacon } from './ask-beacon.ts';
import {
  randomnessOf,
  rightly,
  roundOf,
  startBeacon,
  type Answers,
  type TestBeacon,
} from './beacon.fixture.ts';

const json =
  (body: unknown, status = 200): Answers =>
  (_request, response) =>
    response.writeHead(status).end(JSON.stringify(body));

describe('the round of a beacon', () => {
  let beacon: TestBeacon;
  beforeAll(async () => {
    beacon = await startBeacon();
  });
  afterAll(() => beacon.stop());

  const ask = (patienceMs?: number) =>
    createAskBeacon(patienceMs)({ round: 41, url: beacon.url.replace('{round}', '41') });

  it('is taken as the source says it', async () => {
    beacon.answer(rightly);
    expect(await ask()).toBe(randomnessOf(41));
  });

  it.each<readonly [string, Answers, RegExp]>([
    ['another round', json({ round: 40, randomness: randomnessOf(40) }), /another round/],
    ['the round as text', json({ round: '41', randomness: randomnessOf(41) }), /another round/],
    ['a value too short', json({ round: 41, randomness: 'abc' }), /no randomness/],
    ['large characters', json({ round: 41, randomness: 'AB'.repeat(32) }), /no randomness/],
    ['no value', json({ round: 41 }), /no randomness/],
    ['nothing', json(null), /another round/],
    ['no JSON', (_request, response) => response.end('<html>41</html>'), /JSON/],
    ['a round that is not there yet', json({ round: 41, randomness: randomnessOf(41) }, 404), /answered 404/],
    [
      'a huge body',
      (_request, response) => response.end(`{"round":41,"randomness":"${'c'.repeat(5_000_000)}"}`),
      /more than 4096 bytes/,
    ],
  ])('is refused as %s', async (_name, answers, message) => {
    beacon.answer(answers);
    await expect(ask()).rejects.toThrow(message);
  });

  it('is refused by way of another address, which is never asked', async () => {
    beacon.answer((request, response) => {
      if (request.url?.startsWith('/elsewhere') === true) rightly(request, response);
      else response.writeHead(302, { location: `/elsewhere/${roundOf(request)}` }).end();
    });
    await expect(ask()).rejects.toThrow();
    expect(beacon.asked.filter((path) => path.startsWith('/elsewhere'))).toEqual([]);
  });

  it.each<readonly [string, Answers]>([
    ['says nothing', () => undefined],
    ['begins and goes no further', (_request, response) => response.write('{"round":41,')],
  ])('is not waited for where the source %s', async (_name, answers) => {
    beacon.answer(answers);
    await expect(ask(100)).rejects.toThrow(/timeout|aborted/i);
  });
});
