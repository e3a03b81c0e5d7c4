import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readReviewTerms, USUAL_TERMS } from './review-terms.ts';

describe('the terms of reviews', () => {
  const read = (file?: object) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'review-terms-'));
    if (file !== undefined) writeFileSync(join(dataDir, 'review.json'), JSON.stringify(file));
    return readReviewTerms(dataDir);
  };

  it('are the usual ones without a file', () => {
    expect(read()).toEqual({
      operatorMs: { line: 120_000, live: 20_000 },
      playerMs: { line: 60_000, live: 20_000 },
      onSilence: 'reject',
    });
  });

  it('are those of the file, the rest the usual ones', () => {
    expect(read({ operatorSec: { live: 15 }, playerSec: { line: 90 }, onSilence: 'offer' })).toEqual({
      operatorMs: { line: 120_000, live: 15_000 },
      playerMs: { line: 90_000, live: 20_000 },
      onSilence: 'offer',
    });
    expect(read({})).toEqual(USUAL_TERMS);
  });

  it.each([
    { operatorSec: { line: 0 } },
    { operatorSec: { line: 601 } },
    { operatorSec: { line: 1.5 } },
    { playerSec: { noon: 10 } },
    { playerSec: 10 },
    { onSilence: 'accept' },
    { onSilent: 'reject' },
    [],
  ])('are refused by name where they are none: %j', (file) => {
    expect(() => read(file)).toThrow('review.json');
  });
});
