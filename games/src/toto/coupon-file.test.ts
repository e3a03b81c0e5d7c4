import { readCouponFile, writeCouponFile } from './coupon-file.ts';
import { findPool, type PoolKind } from './pools.ts';

const NEXT = findPool('next-6') as PoolKind;
const SCORES = findPool('scores-8') as PoolKind;

describe('a coupon file', () => {
  it('is read line by line, as people write it [S2-13]', () => {
    const text = '\uFEFF# mine\r\n1 X 2 1X 12 1X2\r\n\r\n1;x;2;1/x;1/2;1,1 # late\n1 \u0425 2 1 1 1';
    expect(readCouponFile(NEXT, text)).toEqual({
      entries: [
        [1, 2, 4, 3, 5, 7],
        [1, 2, 4, 1, 1, 1],
      ],
      faults: [{ line: 4, fault: 'wrong-length' }],
    });
  });

  it('tells each faulty line with its number, and takes the others', () => {
    const text = [
      '1 1 1 1 1 3',
      '1 1',
      '11 1 1 1 1 1',
      '1X2 1X2 1X2 1X2 1X2 1X2',
      '1 1 1 1 1 <script>alert(1)</script>',
    ];
    expect(readCouponFile(NEXT, text.join('\n'))).toEqual({
      entries: [[7, 7, 7, 7, 7, 7]],
      faults: [
        { line: 1, fault: 'wrong-choice', event: 6, text: '3' },
        { line: 2, fault: 'wrong-length' },
        { line: 3, fault: 'wrong-choice', event: 1, text: '11' },
        { line: 5, fault: 'wrong-choice', event: 6, text: '<script>alert(1)</sc' },
      ],
    });
  });

  it('takes a hundred lines and tells the others that they are too many', () => {
    const { entries, faults } = readCouponFile(NEXT, new Array<string>(102).fill('1 1 1 1 1 1').join('\n'));
    expect(entries).toHaveLength(100);
    expect(faults.map(({ line, fault }) => [line, fault])).toEqual([
      [101, 'too-many-entries'],
      [102, 'too-many-entries'],
    ]);
  });

  it('refuses a line of more columns than a coupon may have', () => {
    const line = new Array<string>(8).fill('0:0/0:1/0:2/0:3/1:0/1:1').join(' ');
    expect(readCouponFile(SCORES, line).faults).toEqual([{ line: 1, fault: 'too-many-columns' }]);
  });

  it('is written so that it is read to the same', () => {
    for (const [kind, entry] of [
      [NEXT, [1, 2, 4, 3, 5, 7]],
      [SCORES, [1, 2, 32_768, 5, 1, 1, 1, 16]],
    ] as const)
      expect(readCouponFile(kind, writeCouponFile(kind, [entry]))).toEqual({ entries: [entry], faults: [] });
    expect(writeCouponFile(SCORES, [[1, 2, 32_768, 5, 1, 1, 1, 16]])).toBe(
      '0:0 0:1 3:3 0:0/0:2 0:0 0:0 0:0 1:0',
    );
  });
});
