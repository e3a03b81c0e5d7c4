import { readMarginChoices } from './margin-methods-config.ts';

describe('how margins are put on and taken off, by the operator', () => {
  it('is said by market type, and by nobody where nothing is set', () => {
    expect([...readMarginChoices({})]).toEqual([]);
    expect([...readMarginChoices({ MARGIN_METHODS: '1x2=shin, total = proportional' })]).toEqual([
      ['1x2', 'shin'],
      ['total', 'proportional'],
    ]);
  });

  it.each([
    ['1x3=shin', 'MARGIN_METHODS: 1x3 is no market type of ours'],
    ['1x2=additive', 'MARGIN_METHODS: 1x2 must be one of proportional, power, shin'],
    ['1x2', 'MARGIN_METHODS: 1x2 must be one of proportional, power, shin'],
  ])('stops the start for %s', (text, message) => {
    expect(() => readMarginChoices({ MARGIN_METHODS: text })).toThrow(message);
  });
});
