import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { quickFolder } from '../../testing/index.ts';
import { refuseUnknownRisk, riskOf } from './risk-figures.ts';

const DICE = { product: 'dice', usualRisk: { 'max-stake': 100_00n, 'payout-cap': 1_000_00n } };

describe('the figures of risk', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(quickFolder(), 'paddock-risk-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const say = (figures: unknown) => writeFileSync(join(dataDir, 'risk.json'), JSON.stringify(figures));

  it('are the usual ones where the operator says nothing', () => {
    expect(riskOf(dataDir, DICE)).toEqual(DICE.usualRisk);
    say({ sportsbook: { 'payout-cap': '5.00' } });
    expect(riskOf(dataDir, DICE)).toEqual(DICE.usualRisk);
  });

  it('are those that the operator says, in EUR', () => {
    say({ dice: { 'max-stake': '20.50' } });
    expect(riskOf(dataDir, DICE)).toEqual({ 'max-stake': 20_50n, 'payout-cap': 1_000_00n });
  });

  it.each([
    ['no figure of the product', { dice: { 'max-win': '20.00' } }, 'risk.json: dice has no figure max-win'],
    [
      'no text',
      { dice: { 'max-stake': 20 } },
      'risk.json: dice max-stake is no amount of EUR, like "100.00"',
    ],
    [
      'nothing',
      { dice: { 'max-stake': '0.00' } },
      'risk.json: dice max-stake is no amount of EUR, like "100.00"',
    ],
    ['no figures at all', { dice: 5 }, 'risk.json: dice is no list of figures'],
    ['a list', [], 'risk.json is no list of figures by product'],
  ])('refuse at the start what is %s', (_name, figures, message) => {
    say(figures);
    expect(() => riskOf(dataDir, DICE)).toThrow(message);
  });

  it('refuse a product that is not registered', () => {
    refuseUnknownRisk(dataDir, [DICE]);
    say({ dise: {} });
    expect(() => {
      refuseUnknownRisk(dataDir, [DICE]);
    }).toThrow('risk.json: no product dise is registered');
  });
});
