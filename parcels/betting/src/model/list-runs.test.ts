import { anEvent } from '@paddock/shared-utils/testing';

import { groupByRuns } from './list-runs.ts';

/** `1 eng A`: event 1 in England, of championship A. */
const events = (...said: readonly string[]) =>
  said.map((one) => {
    const [id = '', code = '', league = '', sport = 'football'] = one.split(' ');
    const { championship, region } = anEvent();
    return { ...{ id, sport }, championship: { ...championship, id: league }, region: { ...region, code } };
  });
const said = (listed: ReturnType<typeof events>, groupByCountry = false) =>
  groupByRuns(listed, { groupByCountry }).map(({ sport, championships, eventCount }) => [
    `${sport} ${eventCount}`,
    ...championships.map(({ key, eventIds, opensCountry }) => [key, eventIds.join(''), opensCountry]),
  ]);

describe('a list in its very order', () => {
  it('names a championship anew where another stood between, each time by a key of its own', () => {
    expect(said(events('1 eng A', '2 eng A', '3 fr B', '4 eng A', '5 eng A tennis'))).toEqual([
      ['football 4', ['A 1', '12', undefined], ['B 1', '3', undefined], ['A 2', '4', undefined]],
      ['tennis 1', ['A 1', '5', undefined]],
    ]);
  });

  it('holds its order within each country where countries stand together', () => {
    expect(said(events('1 eng A', '2 fr B', '3 eng C', '4 eng A'), true)).toEqual([
      ['football 4', ['A 1', '1', true], ['C 1', '3', false], ['A 2', '4', false], ['B 1', '2', true]],
    ]);
  });

  it('adds what is read on at the end', () => {
    const first = said(events('1 eng A', '2 fr B'));
    const all = said(events('1 eng A', '2 fr B', '3 eng A'));
    expect(all[0]?.slice(1, 3)).toEqual(first[0]?.slice(1));
  });
});
