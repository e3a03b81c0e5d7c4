import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '@paddock/contract';
import type { SiteKeysView } from '@paddock/contract/schemas';

import { quickFolder } from '../../../testing/index.ts';
import {
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../../operators/operators.fixture.ts';

describe('what a site closes by name', () => {
  let dataDir: string;
  let platform: OperatorsPlatform;
  let ada: TestOperator;
  const typo = { closedParcels: ['welcom'] };

  beforeAll(async () => {
    dataDir = mkdtempSync(join(quickFolder(), 'paddock-names-'));
    writeFileSync(join(dataDir, 'site.json'), JSON.stringify(typo));
    platform = await createOperatorsFixture({ dataDir });
    ada = await operatorWith(platform, 'ada', 'admin');
  });
  afterAll(async () => {
    await platform.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const state = async () =>
    (await platform.app.inject({ url: '/operator-api/site', headers: ada.bearer })).json<SiteKeysView>();
  async function change(keys: object, over: object = {}) {
    const { version: seen } = await state();
    const answer = await platform.app.inject({
      ...{ method: 'POST', url: '/operator-api/site/changes', headers: ada.bearer },
      body: { change: keys, seen, reason: 'a quiet season', ...over },
    });
    return answer.body === '' ? answer.statusCode : answer.json<{ details?: unknown }>().details;
  }

  it('is told in the log where a file names what no release has, and taken as it is', async () => {
    await platform.advance(1_000);
    const told = platform.logged.filter(({ message }) => message.includes('names what no release has'));
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).toContain('/closedParcels names welcom, which no release has');
    expect((await state()).keys).toEqual(typo);
  });

  it('refuses to close what no release has, at once, planned and of a brand, and names each', async () => {
    const { version } = await state();
    const brand = { hosts: ['meadow.test'], closedParcels: ['offise', 'welcome'] };
    expect(await change({ closedParcels: ['suport', 'welcom'], 'brand:meadow': brand })).toEqual({
      problems: [
        '/closedParcels names suport, which no release has',
        '/brand:meadow/closedParcels names offise, which no release has',
      ],
    });
    const fromMs = platform.clock.nowMs() + MINUTE_MS;
    expect(await change({ closedParcels: ['suport'] }, { fromMs })).toEqual({
      problems: ['/closedParcels names suport, which no release has'],
    });
    expect(await state()).toMatchObject({ version, plans: [] });
  });

  it('closes what a release has, and leaves a name that stood', async () => {
    expect(await change({ closedParcels: ['welcom', 'welcome'] })).toBe(204);
    expect(await change({ closedParcels: ['remote-entry'] })).toBe(204);
  });
});
