import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readDescriptions } from './api-documents.ts';
import { readEvent } from './event-documents.ts';
import { readMessage } from './read-message.ts';

/** A folder with samples of the wire of other people, where UOF_SAMPLES names one: nothing of them is in the repository. */
const SAMPLES = process.env['UOF_SAMPLES'] ?? '';
const sample = (name: string) => readFileSync(join(SAMPLES, name), 'utf8');

(existsSync(SAMPLES) ? describe : describe.skip)('samples of the wire', () => {
  it('are read: odds', () => {
    const read = readMessage(sample('odds_change-0.xml'));
    expect(read).toMatchObject({ ok: true, value: { faults: [] } });
    const message = read.ok ? read.value.message : undefined;
    if (message?.kind !== 'odds_change') throw new Error('no odds change');
    expect(message.markets).toHaveLength(9);
    expect(message.markets.map(({ id, status }) => [id, status])).toContainEqual([145, -4]);
    expect(message.markets.find(({ id }) => id === 891)?.specifiers).toEqual({
      goalnr: '1',
      player: 'sr:player:122702',
    });
    expect(message.status).toMatchObject({
      status: 1,
      matchStatus: 7,
      score: [2, 2],
      playedSec: 4502,
      corners: [5, 7],
    });
  });

  it('are read: results', () => {
    const read = readMessage(sample('bet_settlement.xml'));
    expect(read).toMatchObject({ ok: true, value: { faults: [], message: { certainty: 2, product: 3 } } });
  });

  it('are read: a fixture and kinds of market', () => {
    expect(readEvent(sample('fixture-0.xml'), 'sr:match:18001015')).toMatchObject({
      ok: true,
      value: { event: 'sr:match:18001015', sport: { id: 'sr:sport:1' }, home: { name: 'Ajax Amsterdam' } },
    });
    const read = readDescriptions(sample('markets-0.xml'));
    expect(read.ok && read.value.map(({ id, variant }) => [id, variant])).toContainEqual([
      21,
      'sr:exact_goals:6+',
    ]);
  });
});
