import { visitorCurrency } from './visitor-currency.ts';

it('is that of the visitor’s country where the site names one, else the site’s [S3-37]', () => {
  expect(visitorCurrency({ geoCurrencyCode: 'GBP', defaultCurrency: 'EUR' })).toBe('GBP');
  expect(visitorCurrency({ defaultCurrency: 'EUR' })).toBe('EUR');
});
