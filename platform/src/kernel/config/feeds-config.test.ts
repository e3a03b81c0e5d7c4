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

  it('follow from no seed in production that anybody could write down', () => {
    expect(readConfig(demo, '/').simulationSeed).toBeUndefined();
    expect(() => readConfig({ ...demo, SIMULATION_SEED: 'mine' }, '/')).toThrow('SIMULATION_SEED');
  });
});
