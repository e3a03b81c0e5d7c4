import { boundsView } from './payment-methods.ts';
import type { PaymentMethod } from './payment-provider.ts';

describe('what a method takes', () => {
  it('is offered in round amounts within its bounds, the bounds included', () => {
    const method = {
      minMinor: 10_00n,
      maxMinor: 50_00n,
      quickMinor: [9_99n, 10_00n, 20_00n, 50_00n, 50_01n],
    } as unknown as PaymentMethod;
    expect(boundsView(method, 'EUR')).toEqual({
      min: '10.00',
      max: '50.00',
      fee: '0.00',
      quick: ['10.00', '20.00', '50.00'],
    });
    expect(boundsView({ ...method, quickMinor: undefined }, 'EUR').quick).toEqual([]);
  });
});
