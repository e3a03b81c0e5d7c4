import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS, SECOND_MS, SPORT_CODES } from '@paddock/contract';

import { quickFolder } from '../../../testing/index.ts';
import { STILL_EVERY_MS } from '../../feeds/index.ts';
import { readSilenceBounds, USUAL_SILENCE } from './silence-bounds.ts';

describe('how long nothing may be told of a match', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(quickFolder(), 'paddock-silence-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });
  const say = (bounds: unknown) => writeFileSync(join(dataDir, 'silence.json'), JSON.stringify(bounds));

  it('is by its sport where the operator says nothing, longer in its breaks', () => {
    const bounds = readSilenceBounds(dataDir);
    expect(bounds.of('football')).toEqual({ playMs: 2 * MINUTE_MS, breakMs: 25 * MINUTE_MS });
    expect(bounds.of('tennis').playMs).toBe(5 * MINUTE_MS);
    expect(bounds.of('nothing-we-play')).toEqual(bounds.of('football'));
  });

  it.each(SPORT_CODES)('is of %s at least three times what our own feeds need to tell it', (sport) => {
    const { playMs, breakMs } = USUAL_SILENCE.of(sport);
    expect(Math.min(playMs, breakMs)).toBeGreaterThanOrEqual(3 * STILL_EVERY_MS);
  });

  it('is what the operator’s file says, of a sport before in general', () => {
    say({ playSec: 90, sports: { tennis: { playSec: 240 }, curling: { breakSec: 600 } } });
    const bounds = readSilenceBounds(dataDir);
    expect(bounds.of('football')).toEqual({ playMs: 90 * SECOND_MS, breakMs: 25 * MINUTE_MS });
    expect(bounds.of('tennis').playMs).toBe(240 * SECOND_MS);
    // Of a sport that pauses for longer than others ours stands against what is said in general.
    expect(bounds.of('dota-2').playMs).toBe(15 * MINUTE_MS);
    expect(bounds.of('curling')).toEqual({ playMs: 90 * SECOND_MS, breakMs: 10 * MINUTE_MS });
  });

  it.each([
    ['a name there is not', { sec: 90 }, 'silence.json: sec is no playSec or breakSec'],
    ['less than our feeds keep to', { playSec: 29 }, 'silence.json: playSec is no playSec or breakSec'],
    ['a part of a second', { breakSec: 90.5 }, 'silence.json: breakSec is no playSec or breakSec'],
    ['a text', { sports: { tennis: { playSec: '90' } } }, 'silence.json: tennis playSec is no'],
    ['no list of sports', { sports: 5 }, 'silence.json: sports is no list of sports'],
    ['a sport without a list', { sports: { tennis: 5 } }, 'silence.json: tennis is no list of bounds'],
    ['no list at all', [], 'silence.json is no list of bounds'],
  ])('stops the start for %s', (_name, bounds, message) => {
    say(bounds);
    expect(() => readSilenceBounds(dataDir)).toThrow(message);
  });
});
