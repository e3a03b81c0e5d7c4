import { callingParcel } from './calling-parcel.ts';

const AT = 'https://bets.example/assets';

describe('the parcel that calls', () => {
  it.each([
    [
      'Chrome',
      `Error
    at call (${AT}/shared/shared-utils/shared-utils.1.js:1:2)
    at Object.post (${AT}/shared/shared-utils/shared-utils.1.js:1:9)
    at send (${AT}/parcels/lucky-wheel/page-home.1.js:1:7)
    at onClick (${AT}/parcels/header/widget-main.1.js:1:7)`,
    ],
    [
      'Firefox and Safari',
      `call@${AT}/shared/shared-utils/shared-utils.1.js:1:2
send@${AT}/parcels/lucky-wheel/page-home.1.js:1:7`,
    ],
  ])('is the nearest in a stack of %s', (_browser, stack) => {
    expect(callingParcel(stack)).toBe('lucky-wheel');
  });

  it('is nobody for the site’s own calls', () => {
    expect(
      callingParcel(`Error\n    at poll (${AT}/shared/shared-utils/shared-utils.1.js:1:2)`),
    ).toBeUndefined();
    expect(callingParcel('')).toBeUndefined();
    expect(callingParcel()).toBeUndefined();
  });
});
