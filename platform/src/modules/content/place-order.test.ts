import { comparePlaces } from './place-order.ts';

it('puts places of a document in the order of the editor’s page', () => {
  const shown = [
    '',
    '/kind',
    '/category',
    '/texts',
    '/texts/en/title',
    '/texts/en/description',
    '/texts/en/lead',
    '/texts/en/blocks/2/source',
    '/texts/en/blocks/2/alt',
    '/texts/en/blocks/2/caption',
    '/texts/en/blocks/3/columns/1',
    '/texts/en/blocks/3/rows/0',
    '/texts/en/blocks/3/rows/0/1',
    '/texts/en/blocks/4/steps/9/title',
    '/texts/en/blocks/4/steps/9/text',
    '/texts/en/blocks/4/steps/10/title',
    '/texts/en/blocks/10/text',
    '/texts/en/blocks/10/anchor',
    '/texts/ru/title',
  ];
  expect(shown.toReversed().toSorted(comparePlaces)).toEqual(shown);
});
