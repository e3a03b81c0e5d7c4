import { jest } from '@jest/globals';

import { findSportModel, type JointLeg } from '../../feeds/index.ts';
import { footballModel } from '../testing/builder-model.ts';
import { jointChancesNow } from './joint-chances-now.ts';

const leg = (line: string, outcome = 'over'): JointLeg => ({ type: 'total', specifiers: { line }, outcome });

describe('the chances of legs by the model of their event now', () => {
  const joint = findSportModel('football')?.joint;
  if (joint === undefined) throw new Error('football has builders');

  it('are reckoned once for a model, by each set of legs that is asked for', () => {
    const asked = jest.spyOn(joint, 'ofSets');
    const model = footballModel(1.5, 1.2);
    const of = (...legs: readonly JointLeg[]) => jointChancesNow({ sport: 'football', model }, legs);
    expect(of(leg('2.5'))).toEqual(joint.ofSets(model, [leg('2.5')]));
    asked.mockClear();
    expect(of(leg('2.5'))).toBe(of(leg('2.5')));
    expect(asked).toHaveBeenCalledTimes(0);
    expect(of(leg('2.5', 'under'))).not.toEqual(of(leg('2.5')));
    expect(of(leg('3.5'))).not.toEqual(of(leg('2.5')));
    expect(of(leg('2.5'), leg('3.5'))).toHaveLength(4);
    // The next prices bring another model, which may say otherwise.
    const next = { sport: 'football', model: footballModel(2, 1.2) } as const;
    expect(jointChancesNow(next, [leg('2.5')])).not.toEqual(of(leg('2.5')));
    asked.mockRestore();
  });

  it('are not known without a model, of another sport’s, and where the sport reads none', () => {
    const model = footballModel(1.5, 1.2);
    expect(jointChancesNow({ sport: 'football', model: undefined }, [leg('2.5')])).toBeUndefined();
    expect(jointChancesNow({ sport: 'tennis', model }, [leg('2.5')])).toBeUndefined();
    expect(jointChancesNow({ sport: 'marbles', model }, [leg('2.5')])).toBeUndefined();
  });
});
