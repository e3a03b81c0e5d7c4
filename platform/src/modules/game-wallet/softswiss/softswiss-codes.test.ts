import { ERROR_TABLE, statusOf, type ErrorCode } from '@paddock/contract';

import { softswissRefusal } from './softswiss-codes.ts';

const refusalOf = (code: ErrorCode, details?: unknown) => softswissRefusal({ code, message: 'no', details });

describe('refusals as SoftSwiss reads them', () => {
  it('are a fault of ours for those alone that are', () => {
    const codes = Object.keys(ERROR_TABLE) as ErrorCode[];
    const NO_JUDGEMENT = ['TOO_MANY_REQUESTS', 'WIN_HELD'];
    const faults = codes.filter((code) => refusalOf(code).status >= 500 && !NO_JUDGEMENT.includes(code));
    expect(faults.filter((code) => statusOf(code) < 500)).toEqual([]);
    expect(refusalOf('INTERNAL')).toEqual({ status: 500, words: { code: 500, message: 'no' } });
    expect(refusalOf('FOREIGN_REQUEST')).toMatchObject({ status: 400, words: { code: 400 } });
  });

  it('come with the status of their code, or 412 where it is one of play', () => {
    expect(refusalOf('GAME_SIGNATURE')).toMatchObject({ status: 403, words: { code: 403 } });
    expect(refusalOf('PROMOTION_UNKNOWN')).toMatchObject({ status: 412, words: { code: 610 } });
  });

  it('say the balance where it was too small, and of others nothing', () => {
    expect(refusalOf('INSUFFICIENT_FUNDS', { balance: 7 }).words).toEqual({
      code: 100,
      message: 'no',
      balance: 7,
    });
    expect(refusalOf('LIMIT_REACHED', { balance: 7 }).words).toEqual({ code: 105, message: 'no' });
  });
});
