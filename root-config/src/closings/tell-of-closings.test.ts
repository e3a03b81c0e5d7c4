import { BehaviorSubject } from 'rxjs';
import type { PlannedClosing } from '@paddock/contract';
import type { NotificationInput, SiteValue } from '@paddock/shared-utils';

import { tellOfClosings } from './tell-of-closings.ts';

const NOW_MS = 1_000;

function aSite(...first: PlannedClosing[]) {
  const valueOf = (plannedClosings: readonly PlannedClosing[]) =>
    ({ status: 'ready', config: { plannedClosings } }) as unknown as SiteValue;
  const values = new BehaviorSubject(valueOf(first));
  const told: NotificationInput[] = [];
  const closed: number[] = [];
  tellOfClosings({
    site$: Object.assign(values, { snapshot: () => values.value }),
    serverNowMs: () => NOW_MS,
    dateTime: (atMs) => `at ${atMs}`,
    notify: (input) => told.push(input),
    closeNotification: (id) => void closed.push(id),
  });
  const plan = (...closings: PlannedClosing[]) => values.next(valueOf(closings));
  return { plan, told, closed };
}

it('says once of each section that it is to be closed and when, beginning with what is planned already', () => {
  const casino = { parcel: 'casino', fromMs: 5_000 };
  const { plan, told } = aSite(casino);
  plan(casino, { parcel: 'toto', fromMs: 6_000 });
  plan(casino);
  expect(told).toEqual(
    [
      ['casino', 'at 5000'],
      ['toto', 'at 6000'],
    ].map(([name = '', from]) => ({
      kind: 'warning',
      group: `closing-${name}`,
      title: { key: `common:section.${name}` },
      text: { key: 'common:app.closing', values: { from } },
    })),
  );
  plan({ ...casino, fromMs: 7_000 });
  expect(told).toHaveLength(3);
});

it('takes back what is planned no longer, and says it again where it is planned again', () => {
  const { plan, told, closed } = aSite(...['casino', 'toto'].map((parcel) => ({ parcel, fromMs: 5_000 })));
  plan({ parcel: 'toto', fromMs: 5_000 });
  expect(closed).toEqual([1]);
  plan({ parcel: 'casino', fromMs: 5_000 }, { parcel: 'toto', fromMs: 6_000 });
  expect(closed).toEqual([1, 2]);
  expect(told.map(({ group, text }) => [group, JSON.stringify(text).includes('at 6000')])).toEqual([
    ['closing-casino', false],
    ['closing-toto', false],
    ['closing-casino', false],
    ['closing-toto', true],
  ]);
});

it('speaks once of a part of the site where several close that have no name as a section', () => {
  const { told } = aSite({ parcel: 'results', fromMs: 5_000 }, { parcel: 'support', fromMs: 5_000 });
  expect(told.map(({ title }) => title)).toEqual([{ key: 'common:section.other' }]);
});

it('says nothing of what is closed already, and of a site that closes nothing', () => {
  const { plan, told } = aSite({ parcel: 'casino', fromMs: NOW_MS });
  plan();
  expect(told).toEqual([]);
});
