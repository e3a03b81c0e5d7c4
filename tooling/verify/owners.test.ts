import { ownerProblems } from './owners.ts';

const CODEOWNERS = `# Everything
*                  @paddock/platform-team
/parcels/header/   @paddock/frame-team
/parcels/gone/     @paddock/frame-team
/parcels/coupon/   @paddock/betting-team
`;

it('names parcels whose reviewers are not those who publish them', () => {
  const parcels = [
    { name: 'header', owner: '@paddock/frame-team' },
    { name: 'coupon', owner: '@paddock/coupon-team' },
    { name: 'fresh', owner: '@paddock/fresh-team' },
  ];
  expect(ownerProblems(CODEOWNERS, parcels)).toEqual([
    'CODEOWNERS: /parcels/coupon/ is of @paddock/betting-team, parcel.json says @paddock/coupon-team',
    'CODEOWNERS: no line for /parcels/fresh/, which @paddock/fresh-team publishes',
    'CODEOWNERS: there is no parcel gone',
  ]);
});
