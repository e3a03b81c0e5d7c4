import { DrawingError, type DrawingFault } from './drawing-fault.ts';
import {
  createDrawingHealth,
  FAILING_AFTER_MS,
  FORGOTTEN_AFTER_MS,
  TELL_EVERY_MS,
} from './drawing-health.ts';

const LINE = { parcel: 'betting', page: 'line' };
const HOME = { parcel: 'home', page: 'home' };

/** Over a clock that is moved by hand; lines of the log are kept. */
function setting() {
  const at = { nowMs: 1_000_000, lines: [] as (readonly [string, object])[] };
  const keep = (level: string) => (fields: object) => void at.lines.push([level, fields]);
  const log = { info: keep('info'), warn: keep('warn'), error: keep('error') };
  const health = createDrawingHealth(() => at.nowMs, log);
  const fail = (fault: DrawingFault, kind = LINE) => health.failed(kind, new DrawingError(fault));
  return { at, health, fail };
}

describe('what operators are told of drawings', () => {
  it('is how many were made, how many failed of what, and how documents went out', () => {
    const { health, fail } = setting();
    health.made(HOME);
    fail('hang');
    fail('hang', HOME);
    fail('processor');
    health.failed(LINE, new Error('no file'));
    for (const isDrawn of [true, false, true]) health.sent(isDrawn);
    expect(health.standing()).toMatchObject({
      made: 1,
      failed: { hang: 2, processor: 1, other: 1, threw: 0 },
      documents: { drawn: 2, undrawn: 1 },
      failing: [],
    });
  });

  it('is said in the log once a minute for each page and cause, with how often it was met', () => {
    const { at, fail } = setting();
    fail('budget');
    fail('budget');
    fail('processor');
    fail('budget', HOME);
    at.nowMs += TELL_EVERY_MS - 1;
    fail('budget');
    at.nowMs += 1;
    fail('budget');
    const warned = at.lines.filter(([level]) => level === 'warn').map(([, fields]) => fields);
    expect(warned).toEqual([
      { ...LINE, fault: 'budget', times: 1 },
      { ...LINE, fault: 'processor', times: 1 },
      { ...HOME, fault: 'budget', times: 1 },
      { ...LINE, fault: 'budget', times: 3 },
    ]);
  });

  it('is why the platform itself failed', () => {
    const { at, health } = setting();
    const err = new Error('no file');
    health.failed(LINE, err);
    expect(at.lines).toEqual([['warn', { ...LINE, fault: 'other', times: 1, err }]]);
  });

  it('is that a page has not been drawn for a while, once, until it is drawn again', () => {
    const { at, health, fail } = setting();
    const sinceMs = at.nowMs;
    const told = (of: string) => at.lines.filter(([level]) => level === of).map(([, fields]) => fields);
    fail('hang');
    at.nowMs += FAILING_AFTER_MS;
    expect(health.standing().failing).toEqual([]);
    fail('processor');
    fail('processor');
    expect(health.standing().failing).toEqual([{ ...LINE, fault: 'processor', sinceMs }]);
    expect(told('error')).toEqual([{ ...LINE, fault: 'processor', sinceMs }]);
    health.made(LINE);
    expect(health.standing().failing).toEqual([]);
    expect(told('info')).toEqual([LINE]);
  });

  it('is nothing of pages that others of their kind were drawn between, or nobody asks for any more', () => {
    const { at, health, fail } = setting();
    fail('threw');
    health.made(LINE);
    at.nowMs += FAILING_AFTER_MS;
    fail('threw');
    expect(health.standing().failing).toEqual([]);
    at.nowMs += FAILING_AFTER_MS;
    fail('threw');
    expect(health.standing().failing).toHaveLength(1);
    at.nowMs += FORGOTTEN_AFTER_MS;
    expect(health.standing().failing).toEqual([]);
    fail('threw');
    expect(health.standing().failing).toEqual([]);
  });
});
