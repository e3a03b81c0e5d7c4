import { SegmentConditions } from '@paddock/contract/schemas';

import { readTyped } from '../promotions/read-typed.ts';
import { groupIn, typedOf } from '../promotions/typed-terms.ts';
import { CONDITIONS_AT, saysAnything, segmentForm } from './segment-form.ts';

const zoneHours = () => 0;
const form = segmentForm(SegmentConditions);

describe('the form of a segment', () => {
  it('reads every condition there is as it was written', () => {
    const conditions: SegmentConditions = {
      ...{ countries: ['NO', 'SE'], languages: ['en'], newFor: 90, fromLevel: 'copper', registeredFor: 7 },
      ...{ mainCurrencies: ['EUR'], deposits: { lastDays: 30, atLeast: 2 }, noStakeFor: 14 },
    };
    expect(Object.keys(conditions).toSorted()).toEqual(form.fields.map(({ name }) => name).toSorted());
    const typed = groupIn(typedOf(form, conditions, zoneHours));
    expect(readTyped(form, typed, { at: CONDITIONS_AT, zoneHours })).toEqual({
      value: conditions,
      wrong: [],
    });
  });

  it('leaves out what is not typed', () => {
    const { value, wrong } = readTyped(form, {}, { at: CONDITIONS_AT, zoneHours });
    expect([value, wrong, saysAnything(value), saysAnything({ newFor: 3 })]).toEqual([{}, [], false, true]);
  });
});
