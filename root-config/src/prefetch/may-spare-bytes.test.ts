import { maySpareBytes } from './may-spare-bytes.ts';

/** A browser that says this of its connection; nothing where it cannot. */
function browserOn(connection?: object): Navigator {
  return { connection } as unknown as Navigator;
}

describe('bytes for what may never be looked at [S9-18]', () => {
  it.each([
    ['a browser that cannot tell', undefined],
    ['3g', { effectiveType: '3g', saveData: false }],
    ['4g', { effectiveType: '4g' }],
  ])('are spared on %s', (_what, connection) => {
    expect(maySpareBytes(browserOn(connection))).toBe(true);
  });

  it.each([
    ['2g', { effectiveType: '2g', saveData: false }],
    ['slow 2g', { effectiveType: 'slow-2g' }],
    ['data saver', { effectiveType: '4g', saveData: true }],
  ])('are not spared on %s', (_what, connection) => {
    expect(maySpareBytes(browserOn(connection))).toBe(false);
  });
});
