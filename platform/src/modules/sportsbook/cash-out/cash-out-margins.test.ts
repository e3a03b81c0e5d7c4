import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readCashOutMargins } from './cash-out-margins.ts';

describe('what the house keeps of an offer (rules §11)', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'paddock-margins-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });
  const say = (margins: unknown) => writeFileSync(join(dataDir, 'cash-out.json'), JSON.stringify(margins));

  it('is 4 % before a match and 6 % in play where the operator says nothing', () => {
    const margins = readCashOutMargins(dataDir);
    expect([margins.of('football', 'line'), margins.of('tennis', 'live')]).toEqual([40, 60]);
  });

  it('is what the file of the operator says, of a sport before in general', () => {
    say({ line: 30, sports: { tennis: { live: 80 } } });
    const margins = readCashOutMargins(dataDir);
    expect([margins.of('football', 'line'), margins.of('football', 'live')]).toEqual([30, 60]);
    expect([margins.of('tennis', 'line'), margins.of('tennis', 'live')]).toEqual([30, 80]);
  });

  it.each([
    ['a phase there is not', { later: 40 }, 'cash-out.json: later is no margin'],
    ['the whole', { live: 1000 }, 'cash-out.json: live is no margin'],
    ['a text', { sports: { tennis: { live: '80' } } }, 'cash-out.json: tennis live is no margin'],
    ['no list of sports', { sports: 5 }, 'cash-out.json: sports is no list of sports'],
    ['a sport without a list', { sports: { tennis: 5 } }, 'cash-out.json: tennis is no list of margins'],
    ['no list at all', [], 'cash-out.json is no list of margins'],
  ])('stops the start for %s', (_name, margins, message) => {
    say(margins);
    expect(() => readCashOutMargins(dataDir)).toThrow(message);
  });
});
