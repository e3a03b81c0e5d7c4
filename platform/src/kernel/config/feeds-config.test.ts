import { readConfig } from './config.ts';

const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://paddock.example' };
const demo = { ...production, SIMULATION: 'yes-in-production' };

describe('the feeds of a site', () => {
  it('are simulated in development, from a seed that everybody may know', () => {
    expect(readConfig({}, '/')).toMatchObject({ feeds: ['simulation', 'push'], simulationSeed: 'paddock' });
    expect(readConfig({ SIMULATION_SEED: 'mine' }, '/').simulationSeed).toBe('mine');
  });

  it('are not simulated in production, unless it is said in so many words', () => {
    expect(readConfig(production, '/').feeds).toEqual(['push']);
    expect(readConfig({ ...production, SIMULATION: 'yes' }, '/').feeds).toEqual(['push']);
    expect(readConfig(demo, '/')).toMatchObject({ feeds: ['simulation', 'push'] });
    expect(() => readConfig({ ...production, FEEDS: 'simulation' }, '/')).toThrow(
      'SIMULATION=yes-in-production',
    );
  });

  it('are bought with a token, over encrypted addresses in production', () => {
    const bought = { FEEDS: 'uof', UOF_TOKEN: 'token' };
    expect(readConfig(bought, '/').uof).toEqual({
      apiUrl: 'https://api.betradar.com/v1',
      brokerUrl: 'amqps://mq.betradar.com:5671',
      token: 'token',
      nodeId: 1,
      leastCertainty: 1,
      languages: ['ru', 'de', 'es', 'tr', 'ar', 'hi'],
    });
    expect(readConfig({ UOF_TOKEN: 'token' }, '/').uof).toBeUndefined();
    const own = { ...bought, UOF_API_URL: 'http://127.0.0.1:4600/v1/', UOF_CERTAINTY: '2', UOF_NODE_ID: '7' };
    expect(readConfig(own, '/').uof).toMatchObject({
      apiUrl: 'http://127.0.0.1:4600/v1',
      leastCertainty: 2,
      nodeId: 7,
    });
    const languagesOf = (UOF_LANGUAGES: string) =>
      readConfig({ ...bought, UOF_LANGUAGES }, '/').uof?.languages;
    expect(['en', 'en,de,ar'].map(languagesOf)).toEqual([[], ['de', 'ar']]);
    for (const [wrong, name] of [
      [{ FEEDS: 'uof' }, 'UOF_TOKEN'],
      [{ ...bought, UOF_LANGUAGES: 'en,xx' }, 'UOF_LANGUAGES'],
      [{ ...bought, UOF_NODE_ID: '0' }, 'UOF_NODE_ID'],
      [{ ...bought, UOF_CERTAINTY: '3' }, 'UOF_CERTAINTY'],
      [{ ...bought, UOF_BROKER_URL: 'mq.example' }, 'UOF_BROKER_URL'],
      [{ ...own, ...production }, 'UOF_API_URL'],
    ] as const)
      expect(() => readConfig(wrong, '/')).toThrow(name);
  });

  it('follow from no seed in production that anybody could write down', () => {
    expect(readConfig(demo, '/').simulationSeed).toBeUndefined();
    expect(() => readConfig({ ...demo, SIMULATION_SEED: 'mine' }, '/')).toThrow('SIMULATION_SEED');
  });
});
