import { expectUndisturbedFailure } from './expectations/does-not-come.ts';
import { expectDroppedInSilence, LEFT_WHILE } from './expectations/left-while-loading.ts';
import { expectRedrawn } from './expectations/throws-later.ts';
import { expectClearedAway } from './expectations/unmount-throws.ts';
import { FAILURE_MODES } from './modes/index.ts';
import { setFailureStage, type FailureStage } from './setup/failure-stage.ts';
import type { Place } from './setup/faulty-parcel.ts';

/** Every failure mode of one kind of place, in a real browser against the product. */
export function describeIsolation(place: Place): void {
  describe(`a ${place.kind}`, () => {
    let stage: FailureStage;
    beforeAll(async () => {
      stage = await setFailureStage();
    });
    afterAll(() => stage.close());

    it.each(FAILURE_MODES)(
      'of which $what takes down its own region, is reported with its owner, and comes back [S8-01]',
      (mode) => expectUndisturbedFailure(stage, mode, place),
    );

    it('that throws in a later render says so in its place, and Retry draws it anew', () =>
      expectRedrawn(stage, place));

    it('whose unmount throws is cleared away all the same, and reported', () =>
      expectClearedAway(stage, place));

    it.each(LEFT_WHILE)(
      'left while $what is dropped in silence, and stands when it is asked for again',
      (when) => expectDroppedInSilence(stage, when, place),
    );
  });
}
